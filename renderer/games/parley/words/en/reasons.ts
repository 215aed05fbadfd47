import type { Reason } from '../../../../../engine/games/parley/reasons.ts'

/** Why not, and what to do instead; the clause is shown beside it. */
export const reasons = {
  'not-your-turn': 'Others decide now. Your turn will come.',
  'not-now': 'Something else is asked of you first.',
  'must-besiege': 'After a mutiny the new captain must start a siege. Choose a port.',
  'no-such-port': 'There is no such port on this chart.',
  'no-such-country': 'There is no such country at this table.',
  'no-such-card': 'There is no such card in this game.',
  'port-besieged': '{{port}} has had its siege. Choose a port without seals.',
  'port-guarded': 'An admiral guards {{port}}. Choose another port, or spend a turn to move him.',
  'no-such-admiral': 'There are four admirals, and this is none of them.',
  'admiral-has-moved': 'This admiral has sailed once, and stays. Choose one that has not moved.',
  'no-berth-besieged': '{{port}} bears seals. An admiral needs a port that was never besieged.',
  'no-berth-guarded': 'An admiral lies at {{port}} already. Choose a port without one.',
  'letter-taken': 'The letter of the {{country}} is sold. Choose one that is still here.',
  'cannot-pay': 'The letter costs {{cost}} silver, and your purse holds {{silver}}. Earn some, or wait for a better price.',
  'no-such-player': 'Nobody sits there. Choose a player at this table.',
  'blackmail-yourself': 'You know whom you serve. Blackmail somebody else.',
  'blackmailed-before': 'You have blackmailed {{seat}} before. Once a game is enough; choose another player.',
  'blackmail-card-spent': 'Your blackmail card of the {{country}} is spent. Choose one you still hold.',
  'guess-is-wrong': 'You do not serve the {{country}}, so yes would be a lie. Say no or maybe.',
  'guess-is-right': 'You do serve the {{country}}, so no would be a lie. Say yes or maybe.',
  'card-not-held': 'You do not hold {{card}}. Choose a card from your hand.',
  'reveal-in-open-vote': 'In an open vote there is nothing to reveal. Choose another card.',
  'change-by-captain': 'The captain chose the port and cannot change it. Choose another card.',
  'last-after-last': 'The last word cannot be followed by another. Choose another card.',
} satisfies Record<Reason, string>

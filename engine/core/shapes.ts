/** What a field of an action may hold on the wire. `card?` = a word or null; `words` = a list of words. */
export type FieldShape = 'word' | 'word?' | 'words' | 'count' | 'counts' | readonly string[]

/** Action type → field → shape. An action has its `type` and exactly these fields. */
export type ActionShapes<Action extends { type: string }> = {
  readonly [T in Action['type']]: { readonly [F in Exclude<keyof Extract<Action, { type: T }>, 'type'>]: FieldShape }
}

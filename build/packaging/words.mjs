/** What systems say of the program before it is opened, in our languages. */
export const WORDS = {
  en: {
    generic: 'Card Games with Hidden Hands',
    comment: 'Card games with hidden hands for one table: alone against bots, passed around, or each on a device in the same network',
    keywords: 'cards;board game;pirates;party;local multiplayer;bots;',
    game: 'Corsair Table saved game',
    rules: 'Corsair Table house rules',
    localNetwork:
      'So that phones and computers in your network can join your table, and you can find theirs. Nothing goes to the internet.',
  },
  ru: {
    generic: 'Карточные игры с тайной рукой',
    comment: 'Карточные игры с тайной рукой за одним столом: против ботов, по очереди на одном устройстве или каждый на своём в одной сети',
    keywords: 'карты;настольная игра;пираты;вечеринка;по сети;боты;',
    game: 'Сохранённая игра Corsair Table',
    rules: 'Домашние правила Corsair Table',
    localNetwork: 'Чтобы телефоны и компьютеры вашей сети могли сесть за ваш стол, а вы могли найти их столы. В интернет ничего не уходит.',
  },
  tr: {
    generic: 'Gizli elli kart oyunları',
    comment: 'Tek masada gizli elli kart oyunları: botlara karşı, elden ele ya da aynı ağda herkes kendi cihazında',
    keywords: 'kart;masa oyunu;korsan;parti;yerel ağ;bot;',
    game: 'Corsair Table kayıtlı oyunu',
    rules: 'Corsair Table ev kuralları',
    localNetwork:
      'Ağınızdaki telefonlar ve bilgisayarlar masanıza katılabilsin, siz de onlarınkini bulabilesiniz diye. İnternete hiçbir şey gitmez.',
  },
}

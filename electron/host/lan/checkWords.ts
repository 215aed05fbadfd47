const LANGUAGES = ['en', 'ru', 'tr'] as const
type Language = (typeof LANGUAGES)[number]

type Words = Record<
  | 'title'
  | 'reached'
  | 'way'
  | 'page'
  | 'line'
  | 'lineGood'
  | 'lineBad'
  | 'trip'
  | 'tripGood'
  | 'tripSlow'
  | 'clock'
  | 'clockGood'
  | 'clockOff'
  | 'trying'
  | 'none'
  | 'script'
  | 'go',
  string
>

/** The words of the self-test page, which comes before the program's own. `{…}` is filled in. */
export const CHECK_WORDS: Record<Language, Words> = {
  en: {
    title: 'Does this device reach the table?',
    reached: 'Yes: this device reaches {host}.',
    way: 'From {from} to {to}, network {name}.',
    page: 'The page has come.',
    line: 'The line for games',
    lineGood: 'is open.',
    lineBad:
      'does not open. A VPN, an ad blocker or a data saver on this device may be in the way: switch it off and load this page again.',
    trip: 'There and back',
    tripGood: '{ms} ms: swift enough.',
    tripSlow: '{ms} ms: slow. Come nearer to the router.',
    clock: 'The clock of this device',
    clockGood: 'agrees with the host’s.',
    clockOff: 'differs from the host’s by {s} s. The game does not mind: the host’s clock counts.',
    trying: 'is being tried …',
    none: 'cannot be measured without the line.',
    script: 'Scripts are switched off in this browser: the rest cannot be tested, and the game needs them.',
    go: 'To the tables',
  },
  ru: {
    title: 'Видит ли это устройство стол?',
    reached: 'Да: это устройство видит компьютер {host}.',
    way: 'С адреса {from} на {to}, сеть {name}.',
    page: 'Страница пришла.',
    line: 'Связь для игры',
    lineGood: 'есть.',
    lineBad:
      'не открывается. Возможно, мешает VPN, блокировщик рекламы или экономия трафика на этом устройстве: выключите и загрузите страницу снова.',
    trip: 'Туда и обратно',
    tripGood: '{ms} мс: достаточно быстро.',
    tripSlow: '{ms} мс: медленно. Подойдите ближе к роутеру.',
    clock: 'Часы этого устройства',
    clockGood: 'идут так же, как у хозяина.',
    clockOff: 'расходятся с часами хозяина на {s} с. Игре это не мешает: считаются часы хозяина.',
    trying: 'проверяется …',
    none: 'без связи не измерить.',
    script: 'В этом браузере выключены скрипты: остальное не проверить, а игре они нужны.',
    go: 'К столам',
  },
  tr: {
    title: 'Bu cihaz masaya ulaşıyor mu?',
    reached: 'Evet: bu cihaz {host} bilgisayarına ulaşıyor.',
    way: '{from} adresinden {to} adresine, ağ: {name}.',
    page: 'Sayfa geldi.',
    line: 'Oyun bağlantısı',
    lineGood: 'açık.',
    lineBad:
      'açılmıyor. Bu cihazdaki bir VPN, reklam engelleyici ya da veri tasarrufu engel oluyor olabilir: kapatıp bu sayfayı yeniden yükleyin.',
    trip: 'Gidiş dönüş',
    tripGood: '{ms} ms: yeterince hızlı.',
    tripSlow: '{ms} ms: yavaş. Yönlendiriciye yaklaşın.',
    clock: 'Bu cihazın saati',
    clockGood: 'ev sahibininkiyle uyuşuyor.',
    clockOff: 'ev sahibininkinden {s} sn farklı. Oyun için önemi yok: ev sahibinin saati geçerli.',
    trying: 'deneniyor …',
    none: 'bağlantı olmadan ölçülemez.',
    script: 'Bu tarayıcıda betikler kapalı: gerisi denenemez, oyun da onlara ihtiyaç duyar.',
    go: 'Masalara',
  },
}

/** The language that a browser likes best of ours, by its `Accept-Language`. */
export function likedLanguage(header: string | undefined): Language {
  const liked = (header ?? '').toLowerCase().slice(0, 200).split(',')
  for (const one of liked) for (const language of LANGUAGES) if (one.trim().startsWith(language)) return language
  return 'en'
}

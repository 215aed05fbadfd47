const LANGUAGES = ['en', 'ru', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]

type Words = Record<
  | 'table'
  | 'about'
  | 'hide'
  | 'hideOthers'
  | 'showAll'
  | 'quit'
  | 'edit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'selectAll'
  | 'view'
  | 'reload'
  | 'larger'
  | 'smaller'
  | 'usual'
  | 'fullScreen'
  | 'tools'
  | 'window'
  | 'minimise'
  | 'close'
  | 'cannotOpen'
  | 'inUse'
  | 'broken'
  | 'brokenText'
  | 'again'
  | 'leave',
  string
>

/** The few words of the shell itself; everything else is the page's. */
export const WORDS: Record<Language, Words> = {
  en: {
    table: 'Table',
    about: 'About Corsair Table',
    hide: 'Hide Corsair Table',
    hideOthers: 'Hide Others',
    showAll: 'Show All',
    quit: 'Quit',
    edit: 'Edit',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select All',
    view: 'View',
    reload: 'Lay the Table Anew',
    larger: 'Larger',
    smaller: 'Smaller',
    usual: 'Usual Size',
    fullScreen: 'Full Screen',
    tools: 'Developer Tools',
    window: 'Window',
    minimise: 'Minimise',
    close: 'Close',
    cannotOpen: 'The table cannot be opened',
    inUse: 'The same games are open in another Corsair Table. Close that one first.',
    broken: 'The window stopped working',
    brokenText: 'Your games are safe: every move is on disk. Shall the table be laid anew?',
    again: 'Lay it anew',
    leave: 'Quit',
  },
  ru: {
    table: 'Стол',
    about: 'О программе Corsair Table',
    hide: 'Скрыть Corsair Table',
    hideOthers: 'Скрыть остальные',
    showAll: 'Показать все',
    quit: 'Выйти',
    edit: 'Правка',
    undo: 'Отменить',
    redo: 'Повторить',
    cut: 'Вырезать',
    copy: 'Копировать',
    paste: 'Вставить',
    selectAll: 'Выделить всё',
    view: 'Вид',
    reload: 'Накрыть стол заново',
    larger: 'Крупнее',
    smaller: 'Мельче',
    usual: 'Обычный размер',
    fullScreen: 'Во весь экран',
    tools: 'Инструменты разработчика',
    window: 'Окно',
    minimise: 'Свернуть',
    close: 'Закрыть',
    cannotOpen: 'Стол не открыть',
    inUse: 'Эти же партии открыты в другом «Столе корсаров». Сначала закройте его.',
    broken: 'Окно перестало работать',
    brokenText: 'Ваши партии целы: каждый ход записан на диск. Накрыть стол заново?',
    again: 'Накрыть заново',
    leave: 'Выйти',
  },
  tr: {
    table: 'Masa',
    about: 'Corsair Table Hakkında',
    hide: 'Corsair Table’ı Gizle',
    hideOthers: 'Diğerlerini Gizle',
    showAll: 'Tümünü Göster',
    quit: 'Çık',
    edit: 'Düzen',
    undo: 'Geri Al',
    redo: 'Yinele',
    cut: 'Kes',
    copy: 'Kopyala',
    paste: 'Yapıştır',
    selectAll: 'Tümünü Seç',
    view: 'Görünüm',
    reload: 'Masayı Yeniden Kur',
    larger: 'Büyüt',
    smaller: 'Küçült',
    usual: 'Olağan Boyut',
    fullScreen: 'Tam Ekran',
    tools: 'Geliştirici Araçları',
    window: 'Pencere',
    minimise: 'Simge Durumuna Küçült',
    close: 'Kapat',
    cannotOpen: 'Masa açılamıyor',
    inUse: 'Aynı oyunlar başka bir Korsanlar Masası’nda açık. Önce onu kapatın.',
    broken: 'Pencere çalışmayı durdurdu',
    brokenText: 'Oyunlarınız güvende: her hamle diske yazıldı. Masa yeniden kurulsun mu?',
    again: 'Yeniden kur',
    leave: 'Çık',
  },
}

/** The first of the wished tags that we speak; English when there is none. */
export function languageFor(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language))
  return spoken.find((language) => language !== undefined) ?? 'en'
}

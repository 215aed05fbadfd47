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
  | 'leave'
  | 'lookForUpdates'
  | 'settings'
  | 'openFile'
  | 'services'
  | 'zoom'
  | 'front'
  | 'moveTo'
  | 'placed'
  | 'placedText'
  | 'oneScale'
  | 'oneScaleText'
  | 'screen'
  | 'help'
  | 'rules'
  | 'credits'
  | 'saveReports'
  | 'games'
  | 'aboutText'
  | 'cardFails'
  | 'cardFailsText'
  | 'withoutCard'
  | 'goOn'
  | 'noReports'
  | 'noReportsText'
  | 'notSaved',
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
    lookForUpdates: 'Look for a New Version',
    settings: 'Settings…',
    openFile: 'Open a Game or House Rules…',
    services: 'Services',
    zoom: 'Zoom',
    front: 'Bring All to Front',
    moveTo: 'Move the Table to {{screen}}',
    placed: 'Your desktop moves windows, programs may not (Wayland).',
    placedText:
      'Press Super+Shift and an arrow key, or drag the window to the other screen. Started with --ozone-platform=x11, Corsair Table can do it for you.',
    oneScale: 'Both screens have one scale here, and they are very unlike.',
    oneScaleText:
      'If letters are too large or too small on this one: View, Larger or Smaller (Ctrl and + or −), or the text size in Settings.',
    screen: 'Screen {{number}}',
    help: 'Help',
    rules: 'Rules of the Games',
    credits: 'Authors and Licences',
    saveReports: 'Save Reports of Failures…',
    games: 'Saved games and house rules',
    aboutText:
      'Free software under the MIT licence. All authors and licences: Help, Authors and Licences. No account, no cloud: what you play stays on this computer.',
    cardFails: 'The graphics card keeps failing',
    cardFailsText:
      'Its driver has stopped several times. Corsair Table can start anew without the graphics card: it moves less smoothly, and everything else stays. Your games are safe. You can change this back in the settings.',
    withoutCard: 'Start anew without it',
    goOn: 'Go on as it is',
    noReports: 'There are no reports',
    noReportsText: 'Nothing has failed on this computer, or the reports were deleted.',
    notSaved: 'The file could not be saved',
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
    lookForUpdates: 'Поискать новую версию',
    settings: 'Настройки…',
    openFile: 'Открыть партию или правила…',
    services: 'Службы',
    zoom: 'Изменить масштаб',
    front: 'Все окна — на передний план',
    moveTo: 'Перенести стол: {{screen}}',
    placed: 'Окна у вас двигает рабочий стол, программам это не дано (Wayland).',
    placedText:
      'Нажмите Super+Shift и стрелку или перетащите окно на другой экран. Если запустить Corsair Table с ключом --ozone-platform=x11, она сможет сама.',
    oneScale: 'У обоих экранов здесь один масштаб, а они очень разные.',
    oneScaleText:
      'Если буквы на этом слишком крупные или мелкие: «Вид», «Крупнее» или «Мельче» (Ctrl и + или −), либо размер текста в настройках.',
    screen: 'Экран {{number}}',
    help: 'Справка',
    rules: 'Правила игр',
    credits: 'Авторы и лицензии',
    saveReports: 'Сохранить отчёты о сбоях…',
    games: 'Сохранённые партии и правила',
    aboutText:
      'Свободная программа по лицензии MIT. Все авторы и лицензии: Справка, Авторы и лицензии. Без учётной записи и облака: ваши партии остаются на этом компьютере.',
    cardFails: 'Видеокарта снова и снова отказывает',
    cardFailsText:
      'Её драйвер несколько раз останавливался. «Стол корсаров» может запуститься заново без видеокарты: движение станет менее плавным, остальное не изменится. Ваши партии целы. Вернуть всё назад можно в настройках.',
    withoutCard: 'Запустить без неё',
    goOn: 'Оставить как есть',
    noReports: 'Отчётов нет',
    noReportsText: 'На этом компьютере сбоев не было, или отчёты удалены.',
    notSaved: 'Файл не удалось сохранить',
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
    lookForUpdates: 'Yeni Sürüm Ara',
    settings: 'Ayarlar…',
    openFile: 'Oyun ya da Kural Aç…',
    services: 'Servisler',
    zoom: 'Büyütme',
    front: 'Tümünü Öne Getir',
    moveTo: 'Masayı Taşı: {{screen}}',
    placed: 'Pencereleri masaüstünüz taşır, programlar taşıyamaz (Wayland).',
    placedText:
      'Super+Shift ve bir ok tuşuna basın ya da pencereyi öteki ekrana sürükleyin. --ozone-platform=x11 ile başlatılan Corsair Table bunu kendi yapar.',
    oneScale: 'Burada iki ekranın ölçeği aynı, oysa çok farklılar.',
    oneScaleText:
      'Bu ekranda harfler fazla büyük ya da küçükse: Görünüm, Büyüt ya da Küçült (Ctrl ile + ya da −) veya Ayarlar’daki yazı boyu.',
    screen: 'Ekran {{number}}',
    help: 'Yardım',
    rules: 'Oyunların Kuralları',
    credits: 'Yazarlar ve Lisanslar',
    saveReports: 'Hata Raporlarını Kaydet…',
    games: 'Kayıtlı oyunlar ve kurallar',
    aboutText:
      'MIT lisanslı özgür yazılım. Tüm yazarlar ve lisanslar: Yardım, Yazarlar ve Lisanslar. Hesap yok, bulut yok: oynadıklarınız bu bilgisayarda kalır.',
    cardFails: 'Ekran kartı sürekli hata veriyor',
    cardFailsText:
      'Sürücüsü birkaç kez durdu. Korsanlar Masası ekran kartı olmadan yeniden başlayabilir: hareket daha az akıcı olur, gerisi aynı kalır. Oyunlarınız güvende. Bunu ayarlardan geri alabilirsiniz.',
    withoutCard: 'Onsuz yeniden başlat',
    goOn: 'Böyle devam et',
    noReports: 'Rapor yok',
    noReportsText: 'Bu bilgisayarda hiçbir şey hata vermedi ya da raporlar silindi.',
    notSaved: 'Dosya kaydedilemedi',
  },
}

/** The first of the wished tags that we speak; English when there is none. */
export function languageFor(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language))
  return spoken.find((language) => language !== undefined) ?? 'en'
}

import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'port-royal',
    title: 'Port Royal',
    text: 'Jamaika açığında, bir kum dilinin üstünde bir kent. İngilizler adayı 1655’te İspanya’dan aldı, savaş gemilerinin yetmediğini görünce çevrenin soyguncularını içeri davet etti. Bir kuşak boyunca o denizlerin en zengin İngiliz kentiydi; ünü de buna göreydi.',
    keywords: ['Port Royal', 'Jamaika', 'kent', 'ad', 'İngiltere', 'İspanya'],
  },
  {
    id: 'earthquake',
    title: 'Batan kent',
    text: '7 Haziran 1692’de, öğleden az önce, yer sarsıldı ve kum suya döndü. Kentin çoğu limana kaydı, kimi evler ayakta. Dalgıçların zamanımızda çıkardığı bir saat on ikiye aşağı yukarı on yedi kala durmuştu. Sağ kalanlar körfezin karşısına geçip Kingston’ı kurdu.',
    keywords: ['deprem', '1692', 'batık', 'Kingston', 'saat'],
  },
  {
    id: 'buccaneers',
    title: 'Bukaniyerler',
    text: 'İlkleri Hispanyola’da yabani sığır avlar, etini tahta bir ızgarada tütsülerdi; Fransızcası boucan. İspanya sürüleri yok edince İspanyol avlamaya başladılar. Ad kaldı; koku da kalmıştır herhâlde.',
    keywords: ['bukaniyer', 'boucan', 'Hispanyola', 'ad'],
  },
  {
    id: 'morgan',
    title: 'Henry Morgan',
    text: 'Ocak 1671’de, cebinde İngiliz izniyle Panama’yı aldı. Barış altı ay önce imzalanmıştı. Cezalandırılsın diye Londra’ya yollandı, şövalye ve vali yardımcısı olarak döndü. 1688’de Port Royal yakınına gömüldü; dört yıl sonra deniz mezarlığı da aldı.',
    keywords: ['Morgan', 'Panama', 'vali', 'şövalye'],
  },
  {
    id: 'governor',
    title: 'Vali',
    text: 'İspanya’ya karşı izin belgesi dağıtır, her biri için para alırdı. Londra barış isteyince Vali Modyford memlekete götürüldü ve iki yıl Kule’de ağırlandı. Sonra Jamaika’ya başyargıç olarak döndü.',
    keywords: ['vali', 'Modyford', 'izin', 'Kule'],
  },
  {
    id: 'tax',
    title: 'Kralın payı',
    text: 'Jamaikalı bir korsan, avının on beşte birini krala, onda birini kralın kardeşine borçluydu; kardeş, donanmanın baş amiraliydi. Tahsildarlar Port Royal’de otururdu. Sevildiklerine dair bir kayıt yok.',
    keywords: ['vergi', 'on beşte bir', 'onda bir', 'kral', 'amiral'],
  },
  {
    id: 'coins',
    title: 'Sekiz reallik',
    text: 'İspanyol gümüş doları sekiz real ederdi; bozuk para gerekince parçalara kesilirdi. Meksika’da ve Peru’da basılır, Boston’dan Kanton’a her yerde geçerdi. Port Royal’de çoktu, alın teriyle kazanılanı azdı.',
    keywords: ['para', 'sekiz reallik', 'real', 'dolar', 'gümüş', 'altın'],
  },
  {
    id: 'pinnace',
    title: 'Pinas ve şalopa',
    text: 'Pinas, büyük gemilerin yanında giden, keşfe çıkan, haber taşıyan küçük ve hızlı bir tekneydi; kimi kürekli sandal, kimi gerçek gemi. Şalopa ondan da küçüktü. Sığlıkları bilen, ikisiyle de can yakabilirdi.',
    keywords: ['pinas', 'şalopa', 'tekne', 'gemi'],
  },
  {
    id: 'flute',
    title: 'Fluyt',
    text: 'Felemenkçesi fluit: on altıncı yüzyılın sonundan kalma ucuz, göbekli bir yük gemisi; az tayfayla yürürdü. Güvertesi dar, karnı genişti. Baltık yolunda geçiş parası güverteye göre alındığından, bununla tasarruf edildiği söylenir.',
    keywords: ['fluyt', 'fluit', 'Felemenk', 'yük gemisi', 'geçiş parası'],
  },
  {
    id: 'frigate',
    title: 'Fırkateyn',
    text: 'Önce Akdeniz’de kürekli hafif bir tekne, sonra ince uzun bir savaş gemisi. Dunkerque hızlı olanlarını Hollandalıların üstüne saldı; söz, topu olan ve hızlı giden her şeyin adı oldu. Tüccarlar onu yelkeninden tanımayı öğrendi, hem de çok uzaktan.',
    keywords: ['fırkateyn', 'savaş gemisi', 'Dunkerque'],
  },
  {
    id: 'galleon',
    title: 'Kalyon',
    text: 'İspanyol hazine filolarının büyük gemisi; filolar Havana’da buluşur, eve birlikte dönerdi. 1628’de Hollandalı Piet Heyn, Meksika’dan geleni Küba’nın bir koyunda yakaladı. Yaklaşık on iki milyon gulden ediyordu; kendi payı yedi bindi.',
    keywords: ['kalyon', 'hazine filosu', 'gümüş', 'Piet Heyn', 'Havana'],
  },
  {
    id: 'skull',
    title: 'Kurukafa ve kemikler',
    text: 'Temmuz 1700’de bir İngiliz kaptan, Yeşil Burun Adaları açığında Fransız Emanuel Wynn’i kovaladı. Bayrağı da yazdı: siyah, çapraz kemikler, bir kurukafa ve bir kum saati. Böyle bir bayrağa dair bildiğimiz en eski rapordur. Kum saatinin anlamı: az kaldı.',
    keywords: ['kurukafa', 'bayrak', 'Wynn', 'kum saati'],
  },
  {
    id: 'women',
    title: 'Kılıçlı matmazeller',
    text: 'Kasım 1720’de Anne Bonny ile Mary Read, John Rackham’ın yanında korsanlıktan Jamaika’da mahkemeye çıktı. Tanıklar erkek ceketlerinden, tabancalardan ve palalardan söz etti. İkisi de gebe olduğunu bildirdi ve asılmadı. Rackham asılmıştı, Port Royal’de.',
    keywords: ['kadınlar', 'Anne Bonny', 'Mary Read', 'Rackham', 'korsan'],
  },
  {
    id: 'jester',
    title: 'Soytarılar',
    text: 'Korsanlar da oyun oynardı. Thomas Anstis’in tayfası için anlatılır: Küba açığında bir adada sahte mahkeme kurmuşlar; yargıç, sırtında katranlı bezden cübbe, bir ağacın tepesinde. Sanık, yüce yargıçtan durumu düşünmesini dilemiş. Yüce yargıç, yemek hazır mı diye sormuş.',
    keywords: ['soytarı', 'sahte mahkeme', 'Anstis', 'yargıç', 'Küba'],
  },
  {
    id: 'faiths',
    title: 'Rahipler ve birçok mabet',
    text: 'Port Royal’de kimseye neye inandığı sorulmazdı. Anglikanların, Presbiteryenlerin, Quaker’ların, Katoliklerin ve Yahudilerin ibadet yerleri birbirine iki adımdı. Meyhaneler daha yakındı.',
    keywords: ['rahip', 'kilise', 'inanç', 'sinagog', 'Quaker'],
  },
  {
    id: 'expedition',
    title: 'Kazandıran bir sefer',
    text: '1687’de, bir zamanlar gemi marangozu olan Maine’li William Phips, Hispanyola açığında 46 yıldır yatan bir İspanyol hazine gemisini buldu. Dalgıçları iki yüz bin sterlinden fazlasını çıkardı. Şövalye, ardından Massachusetts valisi oldu. Hazine arayanların çoğu su buldu.',
    keywords: ['sefer', 'hazine', 'Phips', 'batık', 'dalgıç'],
  },
]

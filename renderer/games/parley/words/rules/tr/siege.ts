import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 5: what there is, and the siege. */
export const siegeSections: Section[] = [
  {
    id: '1',
    title: 'Masada neler var',
    clauses: [
      {
        id: '1.1',
        title: 'Altı ülke',
        text: 'Berberiler (beyaz), Venedikliler (sarı), İspanyollar (siyah), Fransızlar (mavi), Türkler (kırmızı) ve Memlükler (yeşil). Her birinin puan yolunda bir flaması, kazandığı limanlar için de 13 balmumu mührü vardır.',
        keywords: ['ülke', 'taç', 'renk', 'mühür', 'flama'],
      },
      {
        id: '1.2',
        title: 'Altı korsan',
        text: 'Birinin adıyla yelken açarsınız, herkes görür. Beğendiğiniz yüzü seçin: oyunda bir şey değiştirmez.',
        keywords: ['korsan', 'yüz', 'karakter', 'amblem'],
      },
      {
        id: '1.3',
        title: 'Yirmi liman',
        text: 'Her liman bir altıgenin üstündedir. Altıgenleri kenar kenara değen limanlar komşudur. Canavarın yüzdüğü yere kimse yanaşmaz.',
        keywords: ['harita', 'altıgen', 'komşu', 'bitişik', 'canavar'],
      },
      {
        id: '1.4',
        title: 'Oy kartları',
        text: 'Toplam 78 tanedir. Kılıçlar hücum içindir: 14 tane bir, 10 tane iki, 6 tane üç. Kalkanlar savunma içindir, sayıları aynıdır. Kalan 18 kartın kendi fikri vardır: 6 Çekimser, 4 Son söz, 2 İfşa, 2 Manevra, 2 İptal, 1 Gaf, 1 İsyan.',
        keywords: ['kart', 'deste', 'kılıç', 'kalkan', 'özel', 'kaç'],
      },
      {
        id: '1.5',
        title: 'Liman kartları',
        text: 'Liman kartı hangi üç ülkenin saldırdığını, hangi üçünün savunduğunu söyler. 20 tanedir; her bölünüş yalnız bir kez bulunur.',
        keywords: ['liman kartı', 'hücum', 'savunma', 'taraflar'],
      },
      {
        id: '1.6',
        title: 'Gizli taçlar, beratlar, şantaj',
        text: 'Altı gizli taç ve altı korsanlık beratı, her ülkeye birer tane. Her oyuncuya da altı şantaj kartı: yine her ülkeye birer tane.',
        keywords: ['görev', 'taç', 'berat', 'korsanlık', 'şantaj'],
      },
      {
        id: '1.7',
        title: 'Amiraller, çapa, paralar',
        text: 'Dört amiral dört limanı korur. Çapa hangi limanın kuşatıldığını gösterir. Bir altın beş gümüş eder.',
        keywords: ['amiral', 'çapa', 'para', 'altın', 'gümüş'],
      },
    ],
  },
  {
    id: '2',
    title: 'Yelken açmadan önce',
    clauses: [
      {
        id: '2.1',
        title: 'Oyuncular',
        text: 'Üç ile altı kişi oynar. En iyisi beş ya da altı: ne kadar çok şüpheli, o kadar iyi. Kasanın parası hiç bitmez.',
        keywords: ['oyuncu', 'kaç kişi', 'kasa', 'banka'],
      },
      {
        id: '2.2',
        title: 'Elinize geçenler',
        text: 'Bir korsan, kurayla bir gizli taç, altı şantaj kartınız, altı oy kartı, 7 altın ve 7 gümüş. Hepsi 42 gümüş eder.',
        keywords: ['başlangıç', 'para', 'el', 'görev', 'dağıtım'],
      },
      {
        id: '2.3',
        title: 'İlk liman kartı',
        text: 'Liman kartları karılır, en üstteki açılır. Kim başlatırsa başlatsın, nerede olursa olsun, sıradaki kuşatmanın taraflarını o söyler.',
        keywords: ['liman kartı', 'taraflar', 'karmak'],
      },
      {
        id: '2.4',
        title: 'Her şeyin yeri',
        text: 'Amiraller haritanın gösterdiği dört limandadır. Bütün ülkeler 0 puandadır. Bütün korsanlık beratları satılıktır.',
        keywords: ['başlangıç', 'amiral', 'puan'],
      },
      { id: '2.5', title: 'İlk kaptan', text: 'Masa birini seçmediyse kura çekilir.', keywords: ['kaptan', 'ilk', 'başlamak'] },
      {
        id: '2.6',
        title: 'Sırrınız',
        text: 'Gizli tacınızdaki ülkeye hizmet edersiniz; onun puanları sizin olacak. Oyunun sonuna kadar başka kimse göremez.',
        keywords: ['sır', 'görev', 'taç', 'göstermek'],
      },
    ],
  },
  {
    id: '3',
    title: 'Sıra',
    clauses: [
      {
        id: '3.1',
        title: 'Bir iş, sonra devret',
        text: 'Kaptan tam olarak tek iş yapar: kuşatma başlatır, bir amirali yollar, korsanlık beratı alır ya da şantaj yapar. Sonra solundaki oyuncu kaptan olur.',
        keywords: ['sıra', 'kaptan', 'iş', 'sol', 'sonraki'],
      },
      {
        id: '3.2',
        title: 'Ne zaman biter',
        text: 'Kuşatılacak liman kalmayınca, hemen. Yirmi liman ve dört amiralle bu tam 16 kuşatma sürer, ne eksik ne fazla.',
        keywords: ['son', 'bitiş', 'on altı', 'ne kadar sürer'],
      },
    ],
  },
  {
    id: '4',
    title: 'Kuşatma',
    clauses: [
      {
        id: '4.1',
        title: 'Çapayı at',
        text: 'Kaptan mühürsüz ve amiralsiz bir liman seçer, oylamanın açık mı kapalı mı olacağını söyler.',
        keywords: ['kuşatma', 'çapa', 'liman', 'açık', 'kapalı'],
      },
      {
        id: '4.2',
        title: 'Açık oylama',
        text: 'Kaptanın solundan başlayıp saat yönünde herkes bir kartı yüzü açık koyar. Kaptan en sondur ve her şeyi görmüştür.',
        keywords: ['açık oylama', 'sıra', 'yüzü açık'],
      },
      {
        id: '4.3',
        title: 'Kapalı oylama',
        text: 'Herkes istediği anda bir kartı kapalı koyar. Hepsi gelince kartlar karılır ve açılır. Ne oynandığı görülür, kimin oynadığı görülmez.',
        keywords: ['kapalı oylama', 'gizli', 'karmak', 'kim'],
      },
      {
        id: '4.4',
        title: 'Oynanamayanlar',
        text: 'Açık oylamada İfşa oynanmaz: ifşa edilecek bir şey yoktur. Kaptan Manevra oynayamaz: limanı zaten kendisi seçmiştir.',
        keywords: ['yasak', 'oynanamaz', 'ifşa', 'manevra'],
      },
      {
        id: '4.5',
        title: 'Oynayacak kart yoksa',
        text: 'Elinizde oynanabilir kart yoksa sıranız geçer, çekimser kalmış sayılırsınız. Bir tane bile varsa oynamak zorundasınız.',
        keywords: ['pas', 'boş el', 'oynamak zorunlu'],
      },
      {
        id: '4.6',
        title: 'Kim kazandı',
        text: 'Kılıçları toplayın, kalkanları toplayın. Kılıç çoksa hücum kazanır, kalkan çoksa savunma. Eşitse, sıfıra sıfır bile olsa, kaptan seçer; nedenini söylemesi gerekmez.',
        example: 'Kılıçlar 3 + 1, kalkanlar 2 + 2: dörde dört. Kaptan karar verir.',
        keywords: ['kazanmak', 'toplam', 'sayı', 'berabere', 'eşit'],
      },
      {
        id: '4.7',
        title: 'Mühürler ve puanlar',
        text: 'Kazanan üç ülkenin her biri limana mührünü basar. 1 puan alır; mührünü taşıyan her komşu liman için 1 puan daha. Kaybedenlere bir şey yoktur. 13 mührü tükenen ülke yine puan alır.',
        example:
          'Malta Türkler, İspanyollar ve Venediklilere düşer. Türklerin hiç komşusu yok: 1 puan. İspanyollarda Sicilya ile Sardinya var: 3. Venediklilerde Sardinya, Tunus, Sicilya ve Atina var: 5.',
        keywords: ['puan', 'mühür', 'komşu', 'bitişik'],
      },
      {
        id: '4.8',
        title: 'Topla ve çek',
        text: 'Oylamanın kartları atılır. Sonra herkes bir kart daha kapalı atabilir ya da hepsini tutabilir; herkes aynı anda seçer. Sonra eller altıya tamamlanır: kaptanın solundan başlanır, kaptan en sona kalır. Deste bittiyse atılanlar karılır. O da yoksa çekme durur. Son kuşatmadan sonra bunların hiçbiri yapılmaz.',
        keywords: ['atmak', 'çekmek', 'el', 'altı', 'deste', 'karmak'],
      },
      {
        id: '4.9',
        title: 'Yeni taraflar',
        text: 'Liman kartı gider. Sıradaki açılır; kimin saldırıp kimin savunacağını herkes görür.',
        keywords: ['liman kartı', 'sonraki', 'taraflar'],
      },
    ],
  },
  {
    id: '5',
    title: 'Özel kartlar',
    clauses: [
      { id: '5.1', title: 'Çekimser', text: 'Sayılmaz. Bazen en gür cevap budur.', keywords: ['çekimser', 'hiç', 'sıfır'] },
      {
        id: '5.2',
        title: 'Son söz',
        text: 'Öbür kartların hepsi açılınca bir kart daha koyarsınız, yüzü açık. Bir oylamada iki ya da daha çok Son söz varsa hiçbiri işlemez. İkinci kart yine Son söz olamaz ve oynanabilir olmalıdır. Kapalı oylamada İfşa olabilir. Böyle bir kartınız yoksa ek kart da yoktur; siz olduğunuzu kimse öğrenmez.',
        keywords: ['son söz', 'ek kart', 'bir daha', 'iki'],
      },
      {
        id: '5.3',
        title: 'İfşa',
        text: 'Yalnız kapalı oylamada. Kartlar açıldıktan sonra kimin ne oynadığını herkes öğrenir, özel kartları da. Bunu hiçbir şey durduramaz.',
        keywords: ['ifşa', 'kim oynadı', 'göstermek'],
      },
      {
        id: '5.4',
        title: 'Gaf',
        text: 'Sonuç tersine döner: kaybedecek olan kazanır. Berabereyse önce kaptan karar verir, sonra o karar tersine döner.',
        keywords: ['gaf', 'ters', 'kaybeden'],
      },
      {
        id: '5.5',
        title: 'Manevra',
        text: 'Bütün oyları görünce çapayı kuşatılabilir başka bir limana taşıyabilir ya da yerinde bırakabilirsiniz. Sonuç, çapanın durduğu yerde geçerlidir. Kaptan oynayamaz.',
        keywords: ['manevra', 'taşımak', 'çapa', 'başka liman'],
      },
      {
        id: '5.6',
        title: 'İptal',
        text: 'Oylama geçersizdir, kartları atılır. Yeniden yapılır: aynı liman, aynı usul, elde kalan kartlarla. Açık oylamada bu hemen olur; henüz oy vermeyenlerin kartı elinde kalır. Ama orada zaten bir Gaf, İptal, Manevra ya da İsyan varsa birbirlerini bozarlar (bkz. 5.8).',
        keywords: ['iptal', 'geçersiz', 'yeniden', 'tekrar'],
      },
      {
        id: '5.7',
        title: 'İsyan',
        text: 'Oylama geçersizdir, kartları atılır. Kaptanın solundaki oyuncu artık kaptandır ve bir kuşatma başlatmak zorundadır: aynı limana ya da başkasına, açık ya da kapalı. Liman kartı kalır; öncesinde kimse kart çekmez. O kuşatmadan sonra kaptanlık yeni kaptanın soluna geçer.',
        keywords: ['isyan', 'yeni kaptan', 'geçersiz', 'ayaklanma'],
      },
      {
        id: '5.8',
        title: 'Kurnaz çok olunca',
        text: 'Bir oylamada Gaf, İptal, Manevra ve İsyan kartlarından iki ya da daha çoğu buluşursa, aynı olsun başka olsun, hepsi geçersizdir. İfşa yine işler.',
        example: 'Aynı oylamada bir İsyan ve bir Manevra var. İsyan olmaz, çapa kalır; kılıçlarla kalkanlar karar verir.',
        keywords: ['geçersiz', 'iki özel kart', 'çatışma', 'birkaç'],
      },
      {
        id: '5.9',
        title: 'Bu sırayla',
        text: 'Bütün kartlar gelir. Kapalı oylar açılır. Tek bir Son söz varsa ek kartını getirir. İfşa. Özel kartlar birbirini bozuyor mu, bakılır. İsyan ya da İptal. Manevra. Sayım. Beraberliği kaptan bozar. Gaf. Mühürler ve puanlar. Atma ve çekme. Yeni liman kartı.',
        keywords: ['sıra', 'düzen', 'ne zaman', 'önce'],
      },
    ],
  },
]

import type { Section } from '../../../../../words/book.ts'

/** Sections 4 to 7: what is taken, expeditions, the end, and what each may know. */
export const tradeSections: Section[] = [
  {
    id: '4',
    title: 'Ticaret ve işe alma',
    clauses: [
      {
        id: '4.1',
        title: 'Kaç kart',
        text: 'Durunca bir kart alabilirsiniz. O anda limanda dört renk gemi varsa iki, beş renk varsa üç kart. Hiçbir şey almak zorunda değilsiniz.',
        example: 'Durduğunuzda limanda sarı, mavi, kırmızı ve yeşil var: iki kart, ilk aldığınız yeşil gemi olsa bile.',
        keywords: ['almak', 'kaç', 'dört renk', 'beş renk', 'iki', 'üç', 'durmak'],
      },
      {
        id: '4.2',
        title: 'Valiler',
        text: 'Her valiniz bir kart fazla almanızı sağlar, hem kendi sıranızda hem herkesinkinde. Yeni tutulan vali hemen sayılır.',
        keywords: ['vali', 'bir fazla', 'hemen'],
      },
      {
        id: '4.3',
        title: 'Amiraller',
        text: 'Alma vaktiniz geldiğinde limanda beş ya da daha çok kart varsa her amiraliniz 2 altın getirir, bir kez ve siz bir şey almadan önce. Yeni tutulan amiral geç kalmıştır.',
        keywords: ['amiral', 'beş kart', 'iki altın', 'ne zaman'],
      },
      {
        id: '4.4',
        title: 'Soytarılar',
        text: 'Her soytarınız iki durumda bir altın getirir: başkasının sırasında alma vaktiniz geldiğinde liman boşsa ve kimin sırası olursa olsun liman batarsa, sizinkinde de. Liman battıysa birinci durum ayrıca eklenmez.',
        keywords: ['soytarı', 'boş liman', 'batmak', 'altın'],
      },
      {
        id: '4.5',
        title: 'Şimdi ötekiler',
        text: 'Sizden sonra, saat yönünde, her biri bir kart alabilir, valileri varsa daha çok. Her kart için size bir altın verirler. Bir insan için hem fiyat hem o altın önceden kesede olmalıdır. Gemi kendini öder: önce altınları çekilir, sonra biri size geçer.',
        example: 'Sizde 5 altın var, sıra Beatriz’de, limanda 4 altınlık bir rahip duruyor. Fiyatı 4, Beatriz’e de 1: ucu ucuna yeter.',
        keywords: ['ötekiler', 'bir altın', 'ödemek', 'sırası gelen', 'saat yönü', 'pay', 'yetmek'],
      },
      {
        id: '4.6',
        title: 'Kart almak',
        text: 'Gemi atılanlara gider, üstündeki kadar altın çekersiniz, o renkteki tüccarlarınız için de birer tane. İnsanın fiyatını atılanlara ödersiniz, her matmazeliniz için bir eksiğini, ama bedavadan aşağısı yoktur; o kişi hep sizde kalır. Yeteneği bir sonraki kartınızdan başlar, başkalarının sırasında da geçer ve hepsi toplanır.',
        example: 'İki matmazel 8 altınlık valiyi 6 altına indirir. Kırmızı bir tüccar 2 altınlık fırkateyni 3 altınlık yapar.',
        keywords: ['almak', 'gemi', 'işe almak', 'fiyat', 'tüccar', 'matmazel', 'indirim', 'yetenek'],
      },
      {
        id: '4.7',
        title: 'Kalanlar',
        text: 'Kimsenin istemediği atılanlara gider. Sonra liman solunuzdaki oyuncunundur.',
        keywords: ['kalan', 'atılanlar', 'sonraki', 'sıranın sonu'],
      },
      {
        id: '4.8',
        title: 'Bu sırayla',
        text: 'Aynı anda olanlarda önce kartlar ve altınlar atılanlara gider, sonra altın çekilir. Ne alabilen ne sefer tamamlayabilen oyuncuya sorulmaz, ama amiraller ve soytarılar yine kazandırır. Son kartınızdan sonra, bir sefer tamamlayabilecekseniz size yine sorulur.',
        keywords: ['sıra', 'atlanmak', 'sorulmaz', 'ne zaman', 'düzen'],
      },
    ],
  },
  {
    id: '5',
    title: 'Seferler',
    clauses: [
      {
        id: '5.1',
        title: 'İnsanları yola çıkarmak',
        text: 'Kendi sıranızda, bir karttan önce ya da alırken, tamamlayabildiğiniz kadar sefer tamamlarsınız. Gereken işaretleri taşıyan insanları atılanlara koyun, tam işaret sayısı kadar; seferi alın, puanı sizindir, altınlarını da çekin. Hezarfen herhangi bir işaretin yerine geçer, kimse iki işe birden yaramaz. Yeter dediyseniz ya da liman battıysa geç, bir gemi cevabınızı bekliyorsa erkendir.',
        example: 'Her biri 1 puanlık iki kaptan gider; sefer 4 puan ve 2 altın getirir. Puanınız 2 artar, çapanız iki eksilir.',
        keywords: ['sefer', 'tamamlamak', 'çapa', 'haç', 'ev', 'hezarfen', 'ne zaman', 'atılanlar'],
      },
    ],
  },
  {
    id: '6',
    title: 'Son',
    clauses: [
      {
        id: '6.1',
        title: 'On iki puan',
        text: 'Birinin 12 puanı olduğu anda, kimin sırası olursa olsun, son tur başlamıştır. Herkesin sırası eşit sayıda gelene dek oynanır.',
        example: 'Oyuna Nan başladı. Solundaki Kit kendi sırasında 12 puana ulaştı. Ötekilerin sırası gelir, Nan’a gelmeden oyun biter.',
        keywords: ['son', 'on iki', 'son tur', 'puan', 'hedef'],
      },
      {
        id: '6.2',
        title: 'Kazanan',
        text: 'En çok puanı olan kazanır. Eşitse en çok altını olan; o da eşitse zafer paylaşılır.',
        keywords: ['kazanmak', 'berabere', 'eşit', 'altın', 'kazanan'],
      },
      {
        id: '6.3',
        title: 'Anlaşıldıysa, seferle',
        text: 'Masa, sefersiz kimsenin kazanmayacağına karar verebilir. O zaman oyunun bitmesi için puanlar ve bir sefer aynı oyuncuda olmalıdır; sonda seferi olanlar bütün ötekilerin önündedir.',
        keywords: ['sefer gerekli', 'değişik', 'ev kuralı', 'seçenek'],
      },
    ],
  },
  {
    id: '7',
    title: 'Kim neyi bilir',
    clauses: [
      {
        id: '7',
        title: 'Ya herkes ya hiç kimse',
        text: 'Limanı, seferleri, işe alınanları, atılanları, kimde kaç altın olduğunu ve destenin kalınlığını herkes görür. Altınların yüzünü ve destenin sırasını kimse görmez, botlar da. Masa böyle istediyse batma olasılığı gösterilir; herkesin gördüklerinden hesaplanır.',
        keywords: ['sır', 'açık', 'olasılık', 'bilmek', 'görmek', 'gizli', 'bot', 'kart saymak'],
      },
    ],
  },
]

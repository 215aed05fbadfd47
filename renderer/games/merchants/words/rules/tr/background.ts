import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'merchant',
    title: 'Ticaret gemisi',
    text: 'Hız için değil yer için yapılır, sahibinin göze alabildiği kadar az adamla yürütülürdü: aynı boyda bir korsanda seksen kişi varken burada bir düzine. Çoğu mürettebat tek el ateş etmeden teslim olurdu. İpek onların değildi ki.',
    keywords: ['ticaret gemisi', 'mürettebat', 'gemi', 'ticaret'],
  },
  {
    id: 'pirate-crew',
    title: 'Korsan mürettebatı',
    text: 'Oy verirlerdi. Savaşta kaptan buyururdu; başka her zaman iaşe subayının sözü de o kadar geçerdi, adamlar ikisini de görevden alabilirdi. Paylar, gemide imzalanan bir sözleşmede yazılıydı: Bartholomew Roberts’ınkinde kaptana iki, sıradan tayfaya bir pay. Kraliyet donanmasında işler başkaydı.',
    keywords: ['korsan', 'oy', 'iaşe subayı', 'sözleşme', 'pay', 'Roberts'],
  },
  {
    id: 'convoy',
    title: 'Birlikte yelken açmak',
    text: 'Gemisi için korkan tüccarlar birbirini ve bir koruma filosunu beklerdi. 1693 yazında İzmir’e giden iki yüz kadar yelken, Portekiz’in Lagos’u açığında Fransız donanmasına rastladı. Doksan kadarı yitti. Londra’da sigortacılık bir daha eskisi gibi olmadı.',
    keywords: ['konvoy', 'İzmir', 'Lagos', 'sigorta', '1693'],
  },
  {
    id: 'lloyd',
    title: 'Bay Lloyd’un kahvesi',
    text: 'Edward Lloyd 1680’lerden beri Thames kıyısında bir kahvehane işletirdi. Kaptanlar kahveye, gemi sigortalayanlar kaptanlara gelirdi. Kahvehane yok artık; sigorta sürüyor.',
    keywords: ['Lloyd', 'kahve', 'sigorta', 'Londra'],
  },
  {
    id: 'silk',
    title: 'İpek',
    text: 'Çin sırrını o kadar uzun sakladı ki Roma onu ağaçta yetişir sanırdı. Anlatılana göre 552 yılı dolayında iki keşiş, ipek böceğinin yumurtalarını içi boş asalarda Konstantinopolis’e getirdi. Kaçak mal bundan hafif az olmuştur.',
    keywords: ['ipek', 'Çin', 'keşiş', 'Konstantinopolis', 'kaçakçılık'],
  },
  {
    id: 'spice',
    title: 'Baharat',
    text: 'Küçük hindistan cevizi Banda Adaları’nda yetişirdi, başka hiçbir yerde değil. Adalardan biri, Run, İngilizlerindi. 1667’de onlar bu adadan vazgeçti, Hollandalılar da Nieuw Amsterdam adında bir kasabadan. Kasaba o zamandan beri büyüdü.',
    keywords: ['baharat', 'küçük hindistan cevizi', 'Banda', 'Run', 'New York', 'Breda'],
  },
  {
    id: 'gold',
    title: 'Su altındaki altın',
    text: 'Temmuz 1715’te bir kasırga, İspanyol hazine donanmasının on bir gemisini Florida kıyısına attı. Dalgıçlar yıllarca çalıştı, soyguncular da dalgıçları soydu: Henry Jennings Jamaika’dan üç yüz adamla geldi. O kumsala hâlâ altın vurur.',
    keywords: ['altın', 'hazine donanması', '1715', 'Florida', 'Jennings', 'batık gemi'],
  },
  {
    id: 'kidd',
    title: 'Gömülü hazine',
    text: 'Korsanlar harcardı; gömdükleri pek olmazdı. William Kidd 1699’da New York yakınındaki Gardiners Adası’na gerçekten altın bıraktı, pazarlıkta işe yarasın diye. Birkaç hafta içinde çıkarılıp delil olarak Londra’ya yollandı. Kidd 1701’de asıldı; o gün bugündür herkes kazıyor.',
    keywords: ['gömülü hazine', 'Kidd', 'Gardiners Adası', '1699', 'delil'],
  },
  {
    id: 'every',
    title: 'Kaçıp kurtulan',
    text: 'Eylül 1695’te Henry Every, Babür hükümdarının büyük gemisi Ganj-i-Sawai’yi Mekke’den dönerken ele geçirdi. İngiltere başına beş yüz sterlin koydu, Doğu Hindistan Kumpanyası bunu ikiye katladı. Hiç bulunamadı; belki de kimse ondan makbuz istemedi.',
    keywords: ['Every', 'Babür', 'Ganj-i-Sawai', '1695', 'kaçış'],
  },
  {
    id: 'compass',
    title: 'Pusula',
    text: 'Çinli bilgin Shen Kuo iğneyi 1088’de anlattı ve tam güneyi göstermediğini de yazdı. Avrupa bunu bir yüzyıl sonra duydu. Ne kadar saptığı yerine göre değişir; Kolomb denizde fark etti ve mürettebata pek açmadı.',
    keywords: ['pusula', 'iğne', 'Shen Kuo', 'Kolomb'],
  },
  {
    id: 'sextant',
    title: 'Sekstant',
    text: 'Güneşin ne kadar yüksekte olduğunu ölçmek için aynalı bir altıda bir daire. Aynaları 1730 dolayında, neredeyse aynı anda, Londra’da John Hadley ile Philadelphia’da Thomas Godfrey düşündü; onlarınki sekizde birdi, oktant. Büyük çağın korsanlarında ikisi de yoktu; bir sırıkla gözlerini kullanırlardı.',
    keywords: ['sekstant', 'oktant', 'Hadley', 'Godfrey', 'güneş'],
  },
  {
    id: 'longitude',
    title: 'Doğu nerede',
    text: 'Ne kadar kuzeyde olunduğu güneşten okunurdu. Ne kadar doğuda olunduğunu kimse söyleyemezdi. 1707’de dört İngiliz savaş gemisi Scilly kayalarına çarptı, bini çok aşkın insan boğuldu. Yedi yıl sonra parlamento bir cevaba yirmi bin sterlin koydu. Cevap bir saatti.',
    keywords: ['boylam', 'Scilly', '1707', 'saat', 'ödül'],
  },
  {
    id: 'cutlass',
    title: 'Pala',
    text: 'Kısa, enli bir bıçak, çünkü uzunu armaya takılır. Pek ders istemez; fıçı açmaya, halat kesmeye, akşam yemeğini doğramaya da yarardı. Tüfekle topun yemeğe faydası yoktu.',
    keywords: ['pala', 'bıçak', 'tüfek', 'top'],
  },
  {
    id: 'doldrums-name',
    title: 'Durgunluk kuşağı',
    text: 'Ekvator yakınında, dünyanın iki yarısından gelen rüzgârların buluştuğu, yükseldiği ve işe yaramaz olduğu kuşak. Bir gemi orada haftalarca yatabilirdi. İngilizce adı doldrums önce can sıkıntısı demekti; denizciler sonra ona bir yer buldu.',
    keywords: ['durgunluk', 'rüzgârsız deniz', 'ekvator', 'rüzgâr', 'ad'],
  },
  {
    id: 'press',
    title: 'Zorla tayfa toplamak',
    text: 'İngiliz donanması denizciyi bulduğu yerden alırdı: meyhaneden ve yurda dönen ticaret gemilerinden. Bir subay, birkaç iri adam ve Amirallik’ten bir kâğıt. Beyefendilere dokunulmazdı, bunu çabuk kanıtlayabilirlerse.',
    keywords: ['zorla tayfa', 'donanma', 'denizci', 'meyhane', 'toplamak'],
  },
  {
    id: 'spyglass-name',
    title: 'Dürbün',
    text: '1608’de Middelburglu Hans Lipperhey, uzağı gören bir alet için patent istedi. Verilmedi: başkalarında da vardı, taklidi de fazla kolaydı. Yine de birkaç tanesine iyi para ödediler.',
    keywords: ['dürbün', 'teleskop', 'Lipperhey', '1608', 'patent'],
  },
]

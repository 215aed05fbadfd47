import type { Background } from '../../../../../words/book.ts'

export const background: Background[] = [
  {
    id: 'parley',
    title: 'Parley',
    text: 'Fransızca parler, yani konuşmak sözünden: toplar susarken düşmanların görüşmesi. Beyaz bayrakla gelen, kılına dokunulmadan dönerdi. Bu oyunda kaptanlar konuşur ve her birinin parasını bir başkası öder.',
    keywords: ['parley', 'görüşme', 'ateşkes', 'beyaz bayrak', 'ad'],
  },
  {
    id: 'corsair',
    title: 'Korsan',
    text: 'Denizde bir hükümdarın izniyle soyana Batı’da corsair, izinsiz soyana pirate denirdi; Türkçede ikisi de korsandır. Söz Latince cursus’tan gelir: koşu, sefer. Akdeniz’in iki yakasında da vardılar: güneyde Cezayir, Tunus ve Trablus, kuzeyde Malta ve Aziz Stefan şövalyeleri. Karşı gemide olanlar için fark pek büyük değildi.',
    keywords: ['korsan', 'izin', 'Berberi kıyısı', 'Malta'],
  },
  {
    id: 'privateer',
    title: 'İzinli korsan gemisi',
    text: 'Savaşmaya resmî izni olan özel bir gemi. Taç ona para vermez, avdan pay alırdı. Avın yasal olup olmadığına ganimet mahkemesi karar verirdi; o güne dek satılamazdı.',
    keywords: ['izinli korsan', 'ganimet mahkemesi', 'izin'],
  },
  {
    id: 'letter',
    title: 'Korsanlık beratı',
    text: 'İtalyancası lettera di corsa. Geminin, kaptanın ve yakalayabileceği düşmanın adını taşıyan bir kâğıt. Kendi hakkını geri alma izni olarak başladı: yabancılarca soyulan tüccar, karşılığında onları soyabilirdi. 1856’da devletlerin çoğu Paris Bildirgesi ile bundan vazgeçti.',
    keywords: ['berat', 'lettera di corsa', 'izin', 'Paris'],
  },
  {
    id: 'prize',
    title: 'Ganimet payı',
    text: 'Ele geçirilen gemi ve içindeki her şey ganimetti. Satılır, parası bölüşülürdü: biraz taca, biraz gemi sahiplerine, biraz tayfaya. En küçük pay sıradan tayfanındı; büyük gemiler için dua etmesi bundandı.',
    keywords: ['ganimet', 'pay', 'yağma'],
  },
  {
    id: 'admiral',
    title: 'Amiral',
    text: 'Söz Arapçadır: emir, yani komutan. Avrupa’ya Sicilya üzerinden geçti; on ikinci yüzyılda oradaki Norman kralları bu unvanı donanmalarının başındakilere verirdi. Böylece Hristiyan devletlerin bütün amiralleri Arapça bir unvan taşıdı, pek azı bundan haberdardı.',
    keywords: ['amiral', 'emir', 'Arapça', 'Sicilya'],
  },
  {
    id: 'blackmail',
    title: 'Şantaj',
    text: 'İngilizcesi blackmail, on altıncı yüzyılın İskoç sınırından bir söz. Mail kira demekti. “Kara kira”, başka kimse soymasın diye ödenen paraydı.',
    keywords: ['şantaj', 'blackmail', 'kira', 'İskoçya'],
  },
  {
    id: 'berbers',
    title: 'Berberiler',
    text: 'Mağrip’in eski halkı; Avrupa onların kıyısına Barbary derdi. On altıncı yüzyıl boyunca Cezayir, Trablus ve Tunus sultanın bayrağı altına girdi, ama çoğunlukla kendi bildiğince yaşadı. O kıyının en ünlü kaptanları, Avrupa’nın Barbarossa dediği Oruç ve Hayreddin kardeşler, Berberi değildi: Midilli adasından gelmişlerdi.',
    keywords: ['Berberi', 'Mağrip', 'Barbaros', 'Cezayir'],
  },
  {
    id: 'venetians',
    title: 'Venedikliler',
    text: 'Bir lagünde yaşayan tüccarlar cumhuriyeti. Tersanesi, konuk bir kralı şaşırtmak gerektiğinde bir kadırgayı bir günde donatırdı. Venedik bugünkü Girit’i, yani Kandiye’yi 1669’a, Kıbrıs’ı 1571’e kadar elinde tuttu; baharatı da Mısır’da kim hüküm sürüyorsa ondan aldı.',
    keywords: ['Venedik', 'tersane', 'Girit', 'Kandiye', 'Kıbrıs'],
  },
  {
    id: 'spaniards',
    title: 'İspanyollar',
    text: 'Kralları Sardinya, Sicilya ve Napoli’de de hüküm sürdüğünden batı denizinin yarısı bir İspanyol sokağıydı. 1571’de Venedik ve Papa ile birlikte İnebahtı’da sultanın donanmasını yendiler. Bahara sultanın yenisi hazırdı.',
    keywords: ['İspanya', 'İnebahtı', 'Napoli', 'Sicilya'],
  },
  {
    id: 'french',
    title: 'Fransızlar',
    text: 'Kadırgaları Marsilya’da dururdu. Kral I. François, imparatora karşı Sultan Süleyman ile anlaştı; 1543 kışında Hayreddin’in donanması Toulon limanında yattı. Avrupa’nın çoğu şaştı kaldı; bazıları not aldı.',
    keywords: ['Fransa', 'Marsilya', 'François', 'Toulon'],
  },
  {
    id: 'turks',
    title: 'Türkler',
    text: 'Osmanlılar 1453’te İstanbul’u, 1522’de Rodos’u, 1571’de Kıbrıs’ı aldı. 1538’de Hayreddin Preveze’de müttefik donanmayı yendi; doğu denizi bir kuşak boyunca sultanın oldu.',
    keywords: ['Osmanlı', 'İstanbul', 'Rodos', 'Preveze', 'sultan'],
  },
  {
    id: 'mamluks',
    title: 'Memlükler',
    text: 'Köle olarak satın alınmış askerler; 1250’de Mısır ve Suriye’nin sultanı oldular. Kahire’den yönetir, İskenderiye’den geçen biberin vergisini alırlardı. 1517’de Osmanlılar buna son verdi. Demek ki bu masanın altı devleti denizi ancak kısa bir süre paylaştı; kalabalık olmalı.',
    keywords: ['Memlük', 'Mısır', 'Kahire', 'İskenderiye', 'biber'],
  },
  {
    id: 'knights',
    title: 'Malta ve şahini',
    text: '1530’da İmparator Şarlken Malta’yı Aziz Yuhanna şövalyelerine verdi. Kirası yılda bir şahindi. 1565’te Osmanlılar adayı dört aya yakın kuşattı ve onu almadan döndü.',
    keywords: ['Malta', 'şövalye', 'şahin', 'kuşatma'],
  },
  {
    id: 'ragusa',
    title: 'Dubrovnik',
    text: 'Batı’nın Ragusa dediği küçük cumhuriyet: herkesle ticaret yapar, sultana haraç verir, bayrağına Libertas, yani özgürlük yazardı. Bunu yüzyıllarca sürdürdü.',
    keywords: ['Dubrovnik', 'Ragusa', 'Libertas', 'cumhuriyet'],
  },
  {
    id: 'names',
    title: 'Limanların eski adları',
    text: 'Kostantiniyye, sultanın paralarındaki adıyla İstanbul’dur. Kandiye bugün Girit’teki Heraklion’dur. Trablus, Libya’daki Trablus’tur. Dubrovnik Batı haritalarında Ragusa, İzmir de Smyrna diye geçer.',
    keywords: ['ad', 'İstanbul', 'Trablus', 'İzmir', 'Heraklion', 'Ragusa'],
  },
  {
    id: 'charts',
    title: 'Haritalar ve canavarlar',
    text: 'Akdeniz’in portolan denen denizci haritaları rüzgâr çizgileriyle örülüdür ve şaşılacak kadar doğrudur; elde kalanların en eskileri on üçüncü yüzyılın sonundandır. Canavarların en parlak günü Olaus Magnus’un 1539 tarihli kuzey denizleri haritasıydı. Kraken Norveçlidir, evinden hayli uzakta.',
    keywords: ['harita', 'portolan', 'canavar', 'kraken', 'pusula'],
  },
]

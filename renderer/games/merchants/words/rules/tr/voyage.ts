import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 4: the cards, the start, and what a turn may be. */
export const voyageSections: Section[] = [
  {
    id: '1',
    title: '52 kart',
    clauses: [
      {
        id: '1.1',
        title: 'Neler var',
        text: 'Elde gizli tutulan 45 gemi kartı, her çeşitten beşer tane. Hazine: altın, ipek, baharat. Saldırı: top, tüfek, pala. Seyir: pusula, sekstant, harita. Bir de her birinde bir olay bulunan 7 keşif kartı; onları kimse elinde tutmaz.',
        keywords: ['kart', 'hazine', 'saldırı', 'seyir', 'keşif', 'kaç', 'altın', 'ipek', 'baharat', 'top', 'harita'],
      },
      {
        id: '1.2',
        title: 'Kimler oynar',
        text: 'İki ila altı kişi. Biri korsan, ötekilerin hepsi tüccardır; tüccarlar tek takım olarak kazanır ya da kaybeder. Masa adını koymadıysa korsanı kura belirler.',
        keywords: ['oyuncu', 'kaç kişi', 'korsan', 'tüccar', 'takım', 'kura'],
      },
    ],
  },
  {
    id: '2',
    title: 'Demir alırken',
    clauses: [
      {
        id: '2.1',
        title: 'Dağıtım',
        text: 'Her tüccar 3 gemi kartı alır, korsan her tüccar için 2 tane. Keşif kartları ancak ondan sonra kalanlara karıştırılır; deste budur.',
        example: 'Beş kişilik masada korsan, 12 karta karşı 8 kartla başlar. Korsana sorarsanız adil bir dövüş.',
        keywords: ['dağıtım', 'başlangıç', 'el', 'kaç', 'deste', 'karıştırmak'],
      },
      {
        id: '2.2',
        title: 'Kim başlar',
        text: 'Korsanın solundaki oyuncu. Sonra saat yönünde gidilir.',
        keywords: ['ilk', 'başlamak', 'sol', 'saat yönü', 'sıra'],
      },
      {
        id: '2.3',
        title: 'Gemi nerede olabilir',
        text: 'Tüccar denizde, limanda ya da diptedir. Korsan denizde ya da Korsan Adası’ndadır. Herkes denizde başlar. Başka yerde olanın artık sırası gelmez.',
        keywords: ['deniz', 'liman', 'batık', 'ada', 'yer', 'sıra'],
      },
    ],
  },
  {
    id: '3',
    title: 'Korsanın sırası',
    clauses: [
      {
        id: '3.1',
        title: 'İki kart çekmek',
        text: 'Birer birer. İlki keşif kartı çıkarsa, ikincisi çekilmeden o olay sonuna kadar oynanır. İki kart çıkmıyorsa korsan ne varsa onu alır.',
        keywords: ['korsan', 'çekmek', 'iki', 'araya giren olay'],
      },
      {
        id: '3.2',
        title: 'Ya da çalmak',
        text: 'Denizdeki bir tüccarın elinden, görmeden, bir kart. Hangisi olacağını şans seçer. Kartı olmayan tüccar soyulamaz; bu da bir teselli.',
        keywords: ['korsan', 'çalmak', 'hırsızlık', 'rastgele', 'boş el'],
      },
      {
        id: '3.3',
        title: 'Ya da saldırmak',
        text: 'Denizdeki bir tüccara, bir saldırı kartıyla. Gerisi 5.1’de.',
        keywords: ['korsan', 'saldırmak', 'tüccar'],
      },
      {
        id: '3.4',
        title: 'Ya da eve dönmek',
        text: 'Korsan üç seyir kartı atarak Korsan Adası’na döner. Sonun başlangıcıdır: bkz. 6.2.',
        keywords: ['korsan', 'ada', 'dönmek', 'seyir', 'ev', 'üç'],
      },
    ],
  },
  {
    id: '4',
    title: 'Tüccarın sırası',
    clauses: [
      {
        id: '4.1',
        title: 'Bir kart çekmek',
        text: 'Destenin üstünden, bir tane. Olay çıkabilir; o zaman oynanır ve yerine başka kart çekilmez.',
        keywords: ['tüccar', 'çekmek', 'bir'],
      },
      {
        id: '4.2',
        title: 'Ya da takas etmek',
        text: 'Denizdeki başka bir tüccarla, karta karşı kart. Kiminle olacağını söyler, yüzü kapalı bir kart koyarsınız. O da başkasının görmediği bir kartla karşılık verir ya da geri çevirir. Geri çevrilirse kartınız döner, sıra hâlâ sizdedir, ama aynı kişiye bu sırada bir daha sorulmaz. Kartı olmayana hiç sorulmaz.',
        example:
          'Sizde iki pusula var, eve dönmek için üçüncüsü gerek. Bir dostta var, ona da sizdeki fazla top gerek. Korsanın kulağı varken bunu söylemek zor.',
        keywords: ['takas', 'değiş tokuş', 'geri çevirmek', 'ortak', 'yüzü kapalı', 'bir daha'],
      },
      {
        id: '4.3',
        title: 'Ya da korsana saldırmak',
        text: 'Korsan denizdeyse, bir saldırı kartıyla. Gerisi 5.1’de.',
        keywords: ['tüccar', 'saldırmak', 'korsan'],
      },
      {
        id: '4.4',
        title: 'Ya da limana dönmek',
        text: 'Üç seyir kartı atarak. Limandaki tüccara ne hırsız ne saldırı dokunur, öteki kartları onda kalır, bir daha sırası gelmez.',
        keywords: ['liman', 'dönmek', 'ev', 'güvenli', 'seyir', 'üç'],
      },
      {
        id: '4.5',
        title: 'Fazla yük',
        text: 'Sırasını 7 karttan fazlasıyla bitiren tüccar, elinde tam 7 kart kalacak kadarını atabilir ya da hepsini tutup şansına güvenir. Ne yapmış olursa olsun her sırasından sonra sorulur; sıra onu limana ya da dibe götürmediyse ve oyunu bitirmediyse.',
        keywords: ['fazla yük', 'yedi', 'sınır', 'atmak', 'azaltmak', 'çok fazla'],
      },
      {
        id: '4.6',
        title: 'Yakalanmak',
        text: 'Denizdeki korsan, denizdeki bir tüccarda 8 ya da daha çok kart olduğunu fark ederse bunu söyleyebilir: o tüccarın sırasının bitimiyle yeni sırasının başı arasında, kimsenin vereceği bir karar yokken, o süre içinde en çok bir kez. Sıra harcamaz. Korsan seçer: elin yarısı, aşağı yuvarlanarak, rastgele atılır; ya da korsan bütün ele bakar ve iki kart alır. Masa başka türlü anlaşmadıysa ellerin üstünde sayı yazmaz: yelpazelere bakıp saymak gerekir.',
        example: 'Elinizde 9 kart var. Ya rastgele 4 tanesi gider ya da korsan dokuzunu da okur, en iyi ikisini alır, gerisini bilir.',
        keywords: ['yakalanmak', 'yakalamak', 'fazla yük', 'sekiz', 'yarısı', 'iki kart', 'yelpaze', 'saymak'],
      },
      {
        id: '4.7',
        title: 'Yapacak bir şey yoksa',
        text: 'Sırasında hiçbir şey yapamayan pas geçer. Bir şey yapabilen yapmak zorundadır.',
        keywords: ['pas', 'hiçbir şey', 'zorunlu'],
      },
      {
        id: '4.8',
        title: 'Deste bitince',
        text: 'Ondan bir kart istendiği anda atılanlar, keşif kartlarıyla birlikte, karıştırılıp yeni deste yapılır.',
        keywords: ['deste', 'boş', 'karıştırmak', 'atılanlar', 'yine olaylar'],
      },
    ],
  },
]

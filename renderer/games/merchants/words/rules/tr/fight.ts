import type { Section } from '../../../../../words/book.ts'

/** Sections 5 to 9: attack, the end, exploration, house rules, and what each may know. */
export const fightSections: Section[] = [
  {
    id: '5',
    title: 'Saldırı',
    clauses: [
      {
        id: '5.1',
        title: 'Karta karşı kart',
        text: 'Saldıran bir saldırı kartı atar. Savunanda saldırı kartı varsa, dilediği birini atmak zorundadır; o zaman başka bir şey olmaz. İki kartı da herkes görür.',
        example: 'Korsan topu ateşler. Bir pala yeter de artar: ya atış kötüydü ya da pala ustası iyi.',
        keywords: ['saldırı', 'savunma', 'karşılık', 'zorunlu', 'top', 'tüfek', 'pala'],
      },
      {
        id: '5.2',
        title: 'Karşılığı olmayan tüccar',
        text: 'Batar: elindeki her şeyi atar ve oyundan çıkar. Ötekiler sürdürür ve onsuz da kazanabilir.',
        keywords: ['batmak', 'batık', 'tüccar', 'oyun dışı', 'hepsini atmak'],
      },
      {
        id: '5.3',
        title: 'Karşılığı olmayan korsan',
        text: 'Elindeki gemi kartlarının yarısını, aşağı yuvarlanarak, kendi seçip atar. Bir kartı varsa ya da hiç yoksa kaybedecek bir şeyi de yoktur.',
        example: '7 karttan 3 tanesi gider. Aralarında hazineye az rastlanır.',
        keywords: ['korsan', 'yenilmek', 'yarısı', 'aşağı yuvarlamak', 'atmak', 'seçmek'],
      },
    ],
  },
  {
    id: '6',
    title: 'Son',
    clauses: [
      {
        id: '6.1',
        title: 'Denizde tüccar kalmayınca',
        text: 'Bütün tüccarlar battıysa ya da limandaysa oyun hemen biter. Bir olayın ortasında bile: olayın kalanı artık uygulanmaz.',
        keywords: ['son', 'hepsi', 'liman', 'batık', 'hemen'],
      },
      {
        id: '6.2',
        title: 'Korsan adasındaysa',
        text: 'Artık korsanın sırası gelmez, ona saldırılamaz, o da ne çalar ne yakalar. Denizdeki her tüccarın iki sırası daha vardır. Sonra oyun biter. Kaçırılan sıra oynanmış sayılır.',
        keywords: ['ada', 'korsan evde', 'iki sıra', 'geri sayım', 'son'],
      },
      {
        id: '6.3',
        title: 'Kim kazanır',
        text: 'Bütün tüccarlar battıysa, hazinesi olsun olmasın, korsan kazanır. Yoksa hazine kartları karşılaştırılır: korsanınkiler bir yanda, denizdeki ve limandaki bütün tüccarlarınki birlikte öbür yanda. Çok olan kazanır; eşitse berabere.',
        example: 'Korsanda 5 hazine kartı var. Bir tüccar limana 4 taneyle vardı, bir başkası 2 taneyle hâlâ denizde: takım kazandı.',
        keywords: ['kazanmak', 'hazine', 'karşılaştırmak', 'berabere', 'eşit', 'birlikte', 'kazanan'],
      },
    ],
  },
  {
    id: '7',
    title: 'Keşif kartları',
    clauses: [
      {
        id: '7.1',
        title: 'Oku ve yap',
        text: 'Böyle bir kart çeken onu hemen gösterir ve dediğini yapar; o bitmeden kimse başka bir şey yapmaz. Sonra kart atılanlara gider, attırdıklarının hepsinden sonra.',
        keywords: ['keşif', 'olay', 'çekmek', 'göstermek', 'hemen', 'atılanlar'],
      },
      {
        id: '7.2',
        title: 'Yedi olay',
        text: 'Uygun rüzgâr: iki kart daha çekersiniz. Fırtına: denizdeki herkes rastgele bir kart atar, sizden başlayarak saat yönünde. Rüzgârsız deniz: gelecek sıranızı kaçırırsınız. Batık: atılanlar arasında en üstte duran hazine kartını alırsınız, varsa. Dürbün: tüccar, korsan denizdeyse onun elini görür; korsan denizdeki bir tüccarın elini görür, hangisini isterse. Gizli koy: destenin üstündeki dört karta bakarsınız, aralarında gemi kartı varsa birini almak zorundasınız; sonra deste karıştırılır. Zorla tayfa: denizde en çok kartı olan, korsan da olabilir, size kendi seçtiği birini verir; o sizseniz bir kart atarsınız. Birkaç kişi eşitse, sizden saat yönünde ilk gelendir.',
        keywords: ['uygun rüzgâr', 'fırtına', 'rüzgârsız deniz', 'batık gemi', 'dürbün', 'gizli koy', 'zorla tayfa', 'olay'],
      },
    ],
  },
  {
    id: '8',
    title: 'Ev kuralları',
    clauses: [
      {
        id: '8.1',
        title: 'Kendi olayınız',
        text: 'Bir adı, bir metni ve en çok 6 adımı olur. Adım kime dokunduğunu söyler: kartı çekene, korsana, tüccarlara, herkese, en çok kartı olana ya da çekenin bütün olay için bir kez seçtiği birine. Ne yaptıklarını da: kart çekmek, atmak, yarısını atmak, çekene vermek, atılanlardan hazine almak, bir ele bakmak, destede aramak, sıra kaçırmak, fazladan sıra kazanmak, limandan çıkmak, limana varmak. Limandan çıkmak bir yana, yalnız denizdekilere dokunur; birden çoksalar çekenden başlayıp saat yönünde birer birer.',
        example: 'İsyan: korsan yarısını atar, sonra herkes bir kart çeker. Takım bu kartı adıyla ister.',
        keywords: ['olay', 'adım', 'kendi', 'atölye', 'yazmak', 'ev kuralı', 'kim', 'ne', 'fazladan sıra'],
      },
      {
        id: '8.2',
        title: 'Yedili takım',
        text: 'Atölye olayları yedişerli takımlar hâlinde saklar; bir takım, basılı olanların yerine geçer. Takım bir dosyadır: kaydedilir, başkasına verilir, masa açılırken seçilir. Hatalı dosya geri çevrilir ve hatanın yeri söylenir.',
        keywords: ['takım', 'yedi', 'dosya', 'içe aktarmak', 'dışa aktarmak', 'atölye', 'hata'],
      },
      {
        id: '8.3',
        title: 'Masanın anlaşabileceği başka şeyler',
        text: 'Her hazine çeşidinin sonunda kaç saydığı (1’er). Yalnız saldırılan çeşidin savunduğu. Üç seyir kartının aynı ya da hepsi farklı olması gerektiği. Ganimet: atmadan önce, saldıran yenilenden rastgele en çok 3 kart alır. Tüccarın kaç kart tutabileceği (7). Bir de tüccarların, Korsan okumadan birbirine yazıp yazamayacağı (hayır).',
        example: 'Altın 3 sayarsa, bir sandık hem bir top ipekten hem bir çuval baharattan ağır basar.',
        keywords: ['seçenek', 'ev kuralı', 'hazine değeri', 'aynı', 'farklı', 'ganimet', 'değişik', 'sınır'],
      },
    ],
  },
  {
    id: '9',
    title: 'Kim ne bilir',
    clauses: [
      {
        id: '9',
        title: 'Herkese ya da bazılarına açık',
        text: 'Kimin nerede olduğunu, atılanlarda ne yattığını, hangi olayın çekildiğini, neyle saldırıldığını, savunulduğunu ve eve dönüldüğünü, kimin kimden çaldığını, kimin kiminle takas ettiğini ve ellerin yelpazesini herkes görür. Elinizi ve çektiğinizi yalnız siz görürsünüz. Çalınan ya da takas edilen kartı o iki kişi bilir. Gösterilen eli gören bilir, o günkü hâliyle. Destede ne olduğunu kimse bilmez, botlar da.',
        keywords: ['gizli', 'açık', 'bilmek', 'görmek', 'saklı', 'bot', 'el', 'yelpaze'],
      },
    ],
  },
]

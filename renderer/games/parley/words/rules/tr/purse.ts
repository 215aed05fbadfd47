import type { Section } from '../../../../../words/book.ts'

/** Sections 6 to 11: admirals, money, the end, and what each may know. */
export const purseSections: Section[] = [
  {
    id: '6',
    title: 'Amirali yolla',
    clauses: [
      {
        id: '6.1',
        title: 'Her biri bir kez',
        text: 'Kaptan bir amirali mühürsüz ve amiralsiz herhangi bir limana yollar. Ayrıldığı liman artık kuşatılabilir, vardığı liman kuşatılamaz. Dördü de oyunda birer kez yer değiştirir, sonra kalır.',
        keywords: ['amiral', 'yollamak', 'korumak', 'bir kez'],
      },
    ],
  },
  {
    id: '7',
    title: 'Korsanlık beratları',
    clauses: [
      {
        id: '7.1',
        title: 'Berat al',
        text: 'Kaptan kasaya öder ve satılmamış beratlardan birini herkesin önünde alır. Fiyat biten kuşatma sayısına bağlıdır: 0 ile 5 arası 7 gümüş, sonra 6 (6 ve 7), 5 (8 ve 9), 6 (10 ve 11), 7 (12 ve 13), 8 (14 ve 15). Hepsini ödeyebilmeniz gerekir.',
        keywords: ['berat', 'korsanlık', 'fiyat', 'bedel', 'almak'],
      },
      { id: '7.2', title: 'Hemen iki puan', text: 'Berattaki ülke o anda 2 puan alır.', keywords: ['berat', 'puan', 'iki'] },
      {
        id: '7.3',
        title: 'İstediğiniz kadar',
        text: 'Birkaç beratınız olabilir, sıra başına bir tane. Kendi gizli ülkenizinki de olur. Dedikodu çıkar, ama fısıltıyla bile değil.',
        keywords: ['birkaç', 'kendi ülkesi', 'beratlar'],
      },
    ],
  },
  {
    id: '8',
    title: 'Şantaj',
    clauses: [
      {
        id: '8.1',
        title: 'İki kişilik bir tahmin',
        text: 'Kaptan kendi şantaj kartlarından birini başka bir oyuncuya verir. Kartta bir ülke vardır ve şunu söyler: siz buna hizmet ediyorsunuz. Hangi ülke olduğunu yalnız ikiniz bilirsiniz. Her oyuncuya oyunda bir kez şantaj yapabilirsiniz. Cevap ne olursa olsun kart harcanır. Şaşırtmak için kendi ülkenizi bile söyleyebilirsiniz.',
        keywords: ['şantaj', 'tahmin', 'bir kez', 'blöf', 'kart'],
      },
      {
        id: '8.2',
        title: 'Evet, hayır, belki',
        text: 'Hayır: yalnız tahmin yanlışsa; bedavadır. Evet: yalnız tahmin doğruysa; şantajcıya günün bedelini ödersiniz. Belki: her zaman olur; şantajcıya 2 gümüş ödersiniz, günün bedelini de oyunun sonuna kadar kapalı kartın üstüne koyarsınız.',
        example: 'Yedi kuşatma bitti, bedel 8. Evet 8 tutar. Belki hemen 2, kartın üstüne de 8 tutar; tahmin yanlışsa o 8 geri gelir.',
        keywords: ['cevap', 'evet', 'hayır', 'belki', 'ödemek', 'yalan'],
      },
      {
        id: '8.3',
        title: 'Günün bedeli',
        text: 'Biten kuşatma sayısına göre: 0 ile 5 arası 1 gümüş, sonra 8 (6 ve 7), 7 (8 ve 9), 6 (10 ve 11), 5 (12 ve 13), 4 (14 ve 15).',
        keywords: ['fiyat', 'bedel', 'tablo', 'kaç', 'şantaj'],
      },
      {
        id: '8.4',
        title: 'Ötekiler ne görür',
        text: 'Kimin kime şantaj yaptığını, cevabı ve paraları. Ülkeyi görmezler.',
        keywords: ['açık', 'sır', 'görmek', 'şantaj'],
      },
      {
        id: '8.5',
        title: 'Kartların üstündeki para',
        text: 'Oyunun sonunda üstünde para olan her kart gösterilir. Tahmin doğruysa para şantajcınındır. Yanlışsa sahibine döner.',
        keywords: ['belki', 'kenarda', 'son', 'geri'],
      },
      {
        id: '8.6',
        title: 'Para yetmezse',
        text: 'Hepsini ödeyemeyen elindekini öder: önce o 2, sonra kartın üstüne.',
        keywords: ['yoksul', 'ödeyememek', 'boş kese'],
      },
    ],
  },
  {
    id: '9',
    title: 'Son hesap',
    clauses: [
      {
        id: '9.1',
        title: 'Taçlar, kartlar, ganimet payları',
        text: 'Bütün taçlar gösterilir. Sonra şantaj kartlarındaki para dağıtılır, en eskisinden başlanır. Sonra her berat, alınış sırasıyla, bir ganimet payı getirir: ülkesinin puanının onda biri, yukarı yuvarlanır. Bunu berat sahibine o ülkeye hizmet eden öder; kasa da bir o kadar daha öder. Ülke sizinse ya da kimsenin değilse yalnız kasa öder. Gümüşü yetmeyen oyuncu elindekini öder; kasa hep tam öder.',
        example:
          'Venedikliler 34 ile bitirir, pay 4 olur. Berata 5 vermiştiniz. Venediklilerin oyuncusundan 4, kasadan 4 alırsınız: kâr 3. O oyuncu beratınızdan 2 puan kazanmış, 4 öder: zarar 2. Ya da: Memlükler sizin, 29 ile bitirirler, berat 6 tuttu. Kasa 3 verir, 2 puan da vardı: zarar 1.',
        keywords: ['son', 'ganimet', 'pay', 'berat', 'onda bir', 'görev'],
      },
      {
        id: '9.2',
        title: 'Kazanan',
        text: 'Sonucunuz gümüşünüz (bir altın beş sayılır) ile ülkenizin puanıdır. En yüksek olan kazanır. Eşitlikte ülkesinin puanı çok olan öndedir; o da eşitse sıra paylaşılır.',
        keywords: ['sonuç', 'kazanmak', 'eşitlik', 'toplam', 'kazanan'],
      },
    ],
  },
  {
    id: '10',
    title: 'Harita',
    clauses: [
      {
        id: '10',
        title: 'Akdeniz',
        text: 'Yirmi liman: Malta, Atina, Sicilya, Sardinya, Tunus, Cezayir, Valensiya, Barselona, Marsilya, Cenova, Napoli, Venedik, Dubrovnik, Kostantiniyye, İzmir, Rodos, Kandiye, Kıbrıs, İskenderiye ve Trablus. Amiraller Barselona, Venedik, Trablus ve Kıbrıs limanlarında başlar. Sicilya, Malta, Sardinya, Napoli ve Rodos beşer komşuludur: geç kalmaya değer yerler. Barselona, Cezayir, Kostantiniyye, Trablus ve Venedik ikişer komşuludur.',
        keywords: ['harita', 'limanlar', 'komşu', 'amiral', 'başlangıç'],
      },
    ],
  },
  {
    id: '11',
    title: 'Kim ne bilir',
    clauses: [
      {
        id: '11',
        title: 'Açık ve gizli',
        text: 'Herkes haritayı, mühürleri, puanları, herkesin parasını ve beratlarını, elinizde kaç kart olduğunu, açılmış bütün oyları, kimin kime şantaj yapıp ne cevap aldığını görür. Tacınızı, elinizi, şantaj kartlarınızı, kapalı oyunuzu ve fazladan attığınız kartı yalnız siz görürsünüz. Şantajın ülkesini iki kişi bilir. Destelerde sırada ne olduğunu kimse bilmez.',
        keywords: ['sır', 'açık', 'bilmek', 'görmek', 'gizli'],
      },
      {
        id: 'manners',
        title: 'Görgü',
        text: 'Gülebilir, inleyebilir, kadeh kaldırabilirsiniz. Kimden şüphelendiğinizi söyleyemez, not tutamazsınız. Aklınızda tutmak serbesttir, tutabilirseniz.',
        keywords: ['konuşma', 'not', 'şüphe', 'sesli', 'sohbet', 'görgü'],
      },
    ],
  },
]

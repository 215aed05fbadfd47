import type { Section } from '../../../../../words/book.ts'

/** Sections 1 to 3: the cards, the start, and what comes into the harbour. */
export const harbourSections: Section[] = [
  {
    id: '1',
    title: '120 kart',
    clauses: [
      {
        id: '1.1',
        title: 'Gemiler',
        text: 'Toplam 50 gemi, her renkten on tane: sarı pinaslar (güneş), mavi fluytlar (yunus), yeşil şalopalar (meşe yaprağı), kırmızı fırkateynler (gül), siyah kalyonlar (kuzgun). Her renkte üç gemi 1, üçü 2, üçü 3, biri 4 altın getirir. Kılıçlar gemiyi püskürtmenin ne kadar zor olduğunu söyler: sarıda en çok 4, mavi ve yeşilde 5, kırmızıda 6, siyahta 7. İki kırmızı ve iki siyah gemide kılıç yerine kurukafa vardır; onları kimse püskürtemez.',
        keywords: ['gemi', 'renk', 'altın', 'kılıç', 'kurukafa', 'kaç', 'pinas', 'fluyt', 'şalopa', 'fırkateyn', 'kalyon'],
      },
      {
        id: '1.2',
        title: 'İnsanlar',
        text: 'Toplam 60 kişi. Üstte puan ve fiyat yazar. 10 tüccar, her birinin bir rengi vardır: o renkten gemi alınca bir altın fazla. 5 göçmen, 5 kaptan, 5 rahip: ev, çapa, haç. 3 hezarfen: bu işaretlerden herhangi biri. 10 tayfa: birer kılıç. 3 korsan: ikişer kılıç. 4 matmazel: herkes size bir altın ucuza gelir. 5 soytarı (bkz. 4.4), 6 amiral (bkz. 4.3), 4 vali (bkz. 4.2). Kimi meslekler birkaç fiyata bulunur, pahalısı daha çok puandır.',
        keywords: [
          'kişi',
          'insan',
          'yetenek',
          'tüccar',
          'göçmen',
          'kaptan',
          'rahip',
          'hezarfen',
          'tayfa',
          'korsan',
          'matmazel',
          'soytarı',
          'amiral',
          'vali',
        ],
      },
      {
        id: '1.3',
        title: 'Seferler',
        text: 'Altı sefer vardır. İki çapa, iki haç ya da iki ev: 4 puan ve 2 altın. İki çapa bir ev ya da iki haç bir ev: 6 puan ve 3 altın. Bir çapa, bir haç, bir ev: 5 puan ve 3 altın; o yalnız beş kişiyle oynanır.',
        keywords: ['sefer', 'çapa', 'haç', 'ev', 'puan', 'beş kişi'],
      },
      {
        id: '1.4',
        title: 'Vergiler',
        text: 'Dört vergi vardır: ikisi en çok kılıcı olanı, ikisi en az puanı olanı sevindirir.',
        keywords: ['vergi', 'kılıç', 'puan', 'kaç'],
      },
      {
        id: '1.5',
        title: 'Saymayı sevenlere',
        text: '50 gemi, 60 insan, 6 sefer ve 4 vergi 120 kart eder. Her rengin gemileri 22 altın taşır. Bütün insanlar 83 puan eder, 314 altın tutar, üstlerinde 16 kılıç vardır. Kurukafa sayısı 4.',
        keywords: ['saymak', 'toplam', 'kaç', 'olasılık'],
      },
    ],
  },
  {
    id: '2',
    title: 'İlk gemiden önce',
    clauses: [
      {
        id: '2.1',
        title: 'Oyuncular',
        text: 'İki ile beş kişi oynar. Beş kişiyle çapa, haç ve ev seferi baştan açık durur; daha az kişiyle oyuna girmez. Kalan 119 kart karılır.',
        keywords: ['oyuncu', 'kaç kişi', 'beş', 'karmak', 'başlangıç'],
      },
      {
        id: '2.2',
        title: 'Altınlar karttır',
        text: 'Altın, kapalı duran bir karttır. Herkes destenin üstünden üç altınla başlar. Yüzlerine kimse bakamaz, sahibi de; kimde kaç altın olduğunu herkes bilir. Ödediğiniz altın yüzü açık olarak atılanlara gider. Kazandığınız altın destenin üstünden gelir. Başka bir oyuncuya verilen altın kapalı geçer. Her zaman önce en eskisi harcanır.',
        keywords: ['altın', 'para', 'kapalı', 'başlangıç', 'ödemek', 'bakmak', 'sır'],
      },
      {
        id: '2.3',
        title: 'Kim başlar',
        text: 'Masa birini seçmemişse kura belirler. Sonra saat yönünde gider.',
        keywords: ['ilk', 'başlamak', 'saat yönü', 'sıra'],
      },
      {
        id: '2.4',
        title: 'Deste bitince',
        text: 'Atılanlar, bir kart gerektiği anda karılıp yeni deste olur. İkisi de boşsa açılacak kart yoktur; ilk karttan önce bile durulabilir. Yine de kazanılan olursa yedek altınla ödenir: değeri aynıdır, harcanınca oyundan çıkar. Bir sıra böyle başlayacak olursa oyun hemen biter.',
        keywords: ['deste', 'bitmek', 'karmak', 'atılanlar', 'kart yok', 'yedek altın'],
      },
    ],
  },
  {
    id: '3',
    title: 'Denize bakmak',
    clauses: [
      {
        id: '3.1',
        title: 'Bir kart, bir kart daha',
        text: 'Sıranızda en üstteki kartı açarsınız, sonra cesaretiniz yettikçe birer birer devam edersiniz. İlki zorunludur. Her karttan sonra durabilirsiniz, liman boş olsa bile.',
        keywords: ['sıra', 'açmak', 'ilk kart', 'durmak', 'şans'],
      },
      {
        id: '3.2',
        title: 'Gemi ve kılıçlar',
        text: 'Kılıcınız varsa ve sayısı gemidekinden az değilse gemiyi hemen püskürtebilirsiniz: atılanlara gider ve sayılmaz. Kılıçlarınız harcanmaz. Kurukafa püskürtülmez. Başka her gemi ve içeri aldığınız her gemi limanda kalır.',
        example: 'İki tayfa ve bir korsan 4 kılıç eder. Gücü 4 olan siyah bir kalyonu geri yollayabilirsiniz, ardından geleni de.',
        keywords: ['gemi', 'püskürtmek', 'kılıç', 'kurukafa', 'geri yollamak', 'içeri almak'],
      },
      {
        id: '3.3',
        title: 'Batmak',
        text: 'Aynı renkten ikinci bir gemiyi püskürtmezseniz sıranız biter. Bütün liman atılanlara gider, kimse bir şey almaz; soytarılar kazandırır (bkz. 4.4). Seferler yerinde kalır. Püskürtebileceğiniz bir gemiyi içeri almak burada bile serbesttir.',
        example: 'Limanda sarı bir pinas, mavi bir fluyt ve üç kişi var. Bir sarı pinas daha geliyor, kılıçlarınız yetmiyor: hepsi gitti.',
        keywords: ['ikinci gemi', 'aynı renk', 'kaybetmek', 'patlamak', 'batmak', 'sıranın sonu'],
      },
      {
        id: '3.4',
        title: 'Vergi günü',
        text: '12 ya da daha çok altını olan herkes yarısını atılanlara verir, aşağı yuvarlanır: 12 ya da 13 altında 6, 14 ya da 15 altında 7. Sonra kartta yazdığına göre en çok kılıcı ya da en az puanı olan bir altın alır; eşitlik varsa her biri alır. Vergi kartı atılır, siz açmayı sürdürürsünüz.',
        example: 'Daha kimse kimseyi işe almadı: kılıçlar eşit, herkes bir altın alır.',
        keywords: ['vergi', 'on iki', 'yarısı', 'yuvarlamak', 'en çok kılıç', 'en az puan', 'eşit'],
      },
      {
        id: '3.5',
        title: 'Sefer',
        text: 'Biri onu tamamlayana dek limandan ayrı durur. Liman batınca kaybolmaz.',
        keywords: ['sefer', 'ayrı', 'kalır'],
      },
      {
        id: '3.6',
        title: 'İnsan',
        text: 'Kime rastlarsanız limanda bekler, işe alınana dek.',
        keywords: ['insan', 'liman', 'işe almak'],
      },
    ],
  },
]

export const far = {
  far: {
    guest: 'Konuk olduğunuz yer: {{host}}',
    guestSomewhere: 'Başka bir ev sahibine gidiyorsunuz',
    home: 'Kendi limanıma dön',
    tables: '{{host}}: açık masalar',
    all: 'Buradaki masalar',
    calling: '{{address}} adresindeki ev sahibi aranıyor …',
    trying: 'Kendiliğinden yeniden deneniyor; burada yapılacak bir şey yok.',
    browser: 'Bunun yerine tarayıcıda aç',
    browserLine: 'ev sahibinin kendi sayfası; her zaman uyar',
    unknownVersion: 'başka bir sürüm',
    why: {
      'owner-only': {
        title: 'Bu pencere konukluğa gidemez',
        text: 'Başka ev sahiplerini yalnızca bu bilgisayarın kendi ev sahibi penceresi arayabilir. Programın başlarken yazdığı adresi açın ya da öteki ev sahibine tarayıcıdan gidin.',
      },
      'no-place': {
        title: 'Orada kimse olamaz',
        text: '{{address}} bu ağın bir adresi değil. Ev sahibinden kodu ya da adresi bir kez daha isteyin.',
      },
      itself: {
        title: 'Burası zaten sizin',
        text: '{{address}} bu bilgisayarın kendisi. Masalarınız kendi limanınızda.',
      },
      'too-fast': {
        title: 'Çok fazla arama',
        text: 'Bu bilgisayar az önce başka ev sahiplerini çok sık aradı. Birkaç saniye sonra yeniden arayabilir.',
      },
      'not-reached': {
        title: 'Ev sahibine ulaşılamıyor',
        text: '{{address}} adresinden yanıt yok. İki bilgisayar da aynı ağda mı? Öteki açık ve uyanık mı, güvenlik duvarı Corsair Table’a izin veriyor mu?',
      },
      refused: {
        title: 'Orada şu an masa yok',
        text: '{{address}} adresindeki bilgisayar yanıt veriyor, ama ağa açık masası yok. Ev sahibinden bir masa açmasını isteyin ya da kodun değişip değişmediğini sorun.',
      },
      full: {
        title: 'Ev sahibinde yer kalmadı',
        text: '{{address}} adresindeki ev sahibi bir bağlantı daha kabul edemiyor. Ona bakan öteki sayfaları kapatın.',
      },
      'no-host': {
        title: 'Orası bir ev sahibi değil',
        text: '{{address}} adresinde bir şey yanıt veriyor, ama Corsair Table değil. Ev sahibinden kodu ya da adresi bir kez daha isteyin.',
      },
      'other-version': {
        title: 'Ev sahibinin sürümü başka',
        text: 'Buradaki sürüm {{own}}, {{address}} adresindeki: {{theirs}}. İkisi bu pencerede uyuşmuyor. Ev sahibinin tarayıcıdaki kendi sayfası uyar; ya da iki tarafta da güncelleme yapın.',
      },
      garbage: {
        title: 'Ev sahibi anlamsız konuşuyor',
        text: '{{address}} adresinden gelenler bu sürümdeki bir ev sahibinin söyleyeceği şeyler değil, bu yüzden hat kesildi. Size bir zarar gelmedi. Ancak orayı yürütene güveniyorsanız geri dönün.',
      },
    },
  },
}

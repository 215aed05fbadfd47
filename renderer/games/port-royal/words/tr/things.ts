import type { PortRoyalWords } from '../en.ts'

export const corsairs: PortRoyalWords['corsairs'] = {
  innkeeper: { name: 'Nan Tolliver', short: 'Nan', line: 'Yüzleri unutur. Hesapları asla.' },
  smuggler: { name: 'Kit Marrow', short: 'Kit', line: 'O gece burada değildi. Belgesi var.' },
  surgeon: { name: 'Ambrose Finch', short: 'Ambrose', line: 'Hiçbir hastasını iki kez kaybetmedi.' },
  harbourmaster: { name: 'Hendrik Voss', short: 'Hendrik', line: 'Gelen her gemiyi görür. Manzara ayrıca ücretlidir.' },
  shipowner: { name: 'Beatriz Carvalho', short: 'Beatriz', line: 'Üç gemisi yüzer, biri dipte. Dördü de sigortalı.' },
  smith: { name: 'Kojo Ashby', short: 'Kojo', line: 'Çapa onarır. Söz de onarır, ama o daha pahalı.' },
}

export const colours: PortRoyalWords['colours'] = {
  yellow: { name: 'sarı', ship: 'Pinas', sign: 'güneş' },
  blue: { name: 'mavi', ship: 'Fluyt', sign: 'yunus' },
  green: { name: 'yeşil', ship: 'Şalopa', sign: 'meşe yaprağı' },
  red: { name: 'kırmızı', ship: 'Fırkateyn', sign: 'gül' },
  black: { name: 'siyah', ship: 'Kalyon', sign: 'kuzgun' },
}

export const signs: PortRoyalWords['signs'] = {
  A: 'çapa',
  C: 'haç',
  H: 'ev',
  any: 'herhangi bir işaret',
}

export const persons: PortRoyalWords['persons'] = {
  trader: {
    name: 'Tüccar',
    line: '{{colour}} gemiden +1 altın',
    text: 'Aldığınız her {{colour}} gemi için bir altın fazla.',
  },
  settler: { name: 'Göçmen', line: 'bir ev yerine geçer', text: 'Seferler için bir ev.' },
  captain: { name: 'Kaptan', line: 'bir çapa yerine geçer', text: 'Seferler için bir çapa.' },
  priest: { name: 'Rahip', line: 'bir haç yerine geçer', text: 'Seferler için bir haç.' },
  jack: { name: 'Hezarfen', line: 'çapa, haç ya da ev', text: 'Elinden her iş gelir: çapa, haç ya da ev, hangisi gerekirse.' },
  sailor: { name: 'Tayfa', line: 'gemilere karşı tek kılıç', text: 'Kendi sıranızda gemi püskürtmek için bir kılıç.' },
  pirate: { name: 'Korsan', line: 'gemilere karşı iki kılıç', text: 'Kendi sıranızda gemi püskürtmek için iki kılıç.' },
  mademoiselle: {
    name: 'Matmazel',
    line: 'herkes 1 altın ucuz',
    text: 'İşe aldığınız herkes bir altın ucuza gelir, ama bedavadan aşağısı yok.',
  },
  jester: {
    name: 'Soytarı',
    line: 'boş limana +1 altın',
    text: 'Kimin sırası olursa olsun liman batınca ya da başkasının sırasında alma vaktiniz gelince liman boşsa bir altın.',
  },
  admiral: {
    name: 'Amiral',
    line: '5 karta +2 altın',
    text: 'Alma vaktiniz geldiğinde limanda beş ya da daha çok kart varsa iki altın.',
  },
  governor: { name: 'Vali', line: 'bir kart fazla', text: 'Bir kart fazla, hem kendi sıranızda hem başkalarınınkinde.' },
}

export const expeditions: PortRoyalWords['expeditions'] = {
  name: 'Sefer',
  text: 'Kendi sıranızda bu işaretleri taşıyan insanları yola çıkarın. Sefer puanıyla size kalır, altınları da sizindir.',
}

export const taxes: PortRoyalWords['taxes'] = {
  swords: {
    name: 'Vergi',
    line: 'en çok kılıca bir altın',
    text: '12 ya da daha çok altını olan yarısını verir. En çok kılıcı olan bir altın alır.',
  },
  points: {
    name: 'Vergi',
    line: 'en az puana bir altın',
    text: '12 ya da daha çok altını olan yarısını verir. En az puanı olan bir altın alır.',
  },
}

export const cards: PortRoyalWords['cards'] = {
  ship: '{{ship}}, {{colour}}: {{coins}}, {{swords}}',
  shipSkull: '{{ship}}, {{colour}}: {{coins}}, kurukafa',
  person: '{{person}}: {{points}}, fiyatı {{coins}}, {{line}}',
  expedition: 'Sefer: {{signs}}, karşılığı {{points}} ve {{coins}}',
  tax: '{{tax}}: {{line}}',
}

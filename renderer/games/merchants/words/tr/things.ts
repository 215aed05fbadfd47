import type { MerchantsWords } from '../en.ts'

export const corsairs: MerchantsWords['corsairs'] = {
  pilot: { name: 'Jonas Weatherby', short: 'Jonas', line: 'Her kayayı adıyla bilir. Çoğuyla da tanışmıştır.' },
  mercer: { name: 'Lucia Bellamonte', short: 'Lucia', line: 'İpeği arşınla satar, sırları parmakla.' },
  spicer: { name: 'Selim Karaca', short: 'Selim', line: 'Kelepirin kokusunu rüzgâra karşı alır.' },
  goldsmith: { name: 'Isaac Morel', short: 'Isaac', line: 'Her şeyi iki kez tartar. Dostlarını da.' },
  supercargo: { name: 'Edmund Sharpe', short: 'Edmund', line: 'Yükü sayar, tayfayı sayar, ikisinden kalanı da.' },
  chandler: { name: 'Adjoa Quaye', short: 'Adjoa', line: 'Mum satar, halat satar, onlarsız olmanın yolunu da.' },
}

export const families: MerchantsWords['families'] = {
  treasure: { name: 'Hazine', text: 'Yolda yitmezse sonunda sayılır.' },
  attack: { name: 'Saldırı', text: 'Saldırır, saldırıyı da püskürtür.' },
  navigation: { name: 'Seyir', text: 'Üçü bir gemiyi eve götürür.' },
}

export const cards: MerchantsWords['cards'] = {
  gold: { name: 'Altın' },
  silk: { name: 'İpek' },
  spice: { name: 'Baharat' },
  cannon: { name: 'Top' },
  musket: { name: 'Tüfek' },
  cutlass: { name: 'Pala' },
  compass: { name: 'Pusula' },
  sextant: { name: 'Sekstant' },
  chart: { name: 'Harita' },
}

export const places: MerchantsWords['places'] = {
  sea: 'denizde',
  port: 'limanda',
  sunk: 'dipte',
  island: 'Korsan Adası’nda',
}

export const roles: MerchantsWords['roles'] = {
  pirate: { name: 'korsan', short: 'Korsan' },
  merchant: { name: 'tüccar', short: 'Tüccar' },
}

export const events: MerchantsWords['events'] = {
  kind: 'Keşif',
  'fair-winds': { title: 'Uygun rüzgâr', text: 'Rüzgâr sizden yana: iki kart daha çekin.' },
  storm: { title: 'Fırtına', text: 'Denizdeki her oyuncu rastgele bir kart atar.' },
  doldrums: { title: 'Rüzgârsız deniz', text: 'Yaprak kımıldamıyor: bir sonraki sıranızı kaçırırsınız.' },
  wreck: { title: 'Batık', text: 'Resifte bir batık: atılanların en üstündeki hazineyi alın, varsa.' },
  spyglass: { title: 'Dürbün', text: 'Tüccar, korsanın elini görür. Korsan, denizdeki bir tüccarın elini görür.' },
  'hidden-cove': {
    title: 'Gizli koy',
    text: 'Destenin en üstteki dört kartına bakın, bir gemi kartını alın. Kalanlar desteye karılır.',
  },
  'press-gang': { title: 'Zorla tayfa', text: 'Denizde en çok kartı olan size bir kart verir. O sizseniz bir kart atın.' },
}

import type { WordsOf } from '../../../../words/shape.ts'
import type { MerchantsWords } from '../en.ts'

/** Every `who` is a subject in the third person, so that one verb fits them all. */
export const steps: WordsOf<MerchantsWords, 'one' | 'other'>['steps'] = {
  who: {
    drawer: 'Kartı açan',
    pirate: 'Korsan',
    merchants: 'Denizdeki her tüccar',
    everyone: 'Denizdeki herkes',
    'most-cards': 'Denizde en çok kartı olan',
    chosen: 'Kartı açanın seçtiği oyuncu',
  },
  whoInPort: {
    drawer: 'Kartı açan, limandaysa,',
    pirate: 'Hiçbir zaman limanda olmayan korsan',
    merchants: 'Limandaki her tüccar',
    everyone: 'Limandaki herkes',
    'most-cards': 'Limanda en çok kartı olan',
    chosen: 'Limanda olup kartı açanın seçtiği oyuncu',
  },
  draw_one: '{{who}} bir kart çeker.',
  draw_other: '{{who}} {{count}} kart çeker.',
  discard_one: '{{who}} seçtiği bir kartı atar.',
  discard_other: '{{who}} seçtiği {{count}} kartı atar.',
  lose_one: '{{who}} rastgele bir kart yitirir.',
  lose_other: '{{who}} rastgele {{count}} kart yitirir.',
  half: '{{who}} elinin yarısını, aşağı yuvarlanarak, kendi seçip atar.',
  give_one: '{{who}} seçtiği bir kartı bu kartı açana verir. Kartı açanın kendisiyse onu atar.',
  give_other: '{{who}} seçtiği {{count}} kartı bu kartı açana verir. Kartı açanın kendisiyse onları atar.',
  treasure: '{{who}} atılanların en üstündeki hazineyi alır.',
  see: {
    any: '{{who}} bir ele bakar: tüccarsa korsanın eline, korsansa denizdeki bir tüccarın eline.',
    pirate: '{{who}} denizdeki bir tüccarın eline bakar.',
    merchants: '{{who}} korsanın eline bakar.',
  },
  search_one: '{{who}} destenin en üstteki kartına bakar ve {{keep}} alır. Sonra deste karılır.',
  search_other: '{{who}} destenin en üstteki {{count}} kartına bakar ve {{keep}} alır. Sonra deste karılır.',
  keep_one: 'bir gemi kartı',
  keep_other: '{{count}} gemi kartı',
  miss: '{{who}} bir sonraki sırasını kaçırır.',
  extra: '{{who}} bir sıra daha kazanır.',
  leave: '{{who}} yeniden denize açılır.',
  reach: {
    any: '{{who}}, tüccarsa, hiçbir şey ödemeden limana varır.',
    merchants: '{{who}} hiçbir şey ödemeden limana varır.',
  },
}

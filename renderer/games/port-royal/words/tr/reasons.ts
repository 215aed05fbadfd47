import type { PortRoyalWords } from '../en.ts'

export const reasons: PortRoyalWords['reasons'] = {
  'not-now': 'Önce başka bir karar verilmeli.',
  'no-cards': 'Ne destede ne atılanlarda kart var. Durun ve ne alınabileceğine bakın.',
  'first-card': 'İlk kart zorunludur. Onu açın, sonra ne zaman isterseniz durun.',
  'no-such-card': 'Limanda böyle bir kart yok. Oradakilerden birini seçin.',
  'no-takes': 'Alabileceğiniz her şeyi aldınız. Yeter deyin.',
  'too-dear':
    'Kesenizde {{coins}} altın var, şuna yetmez: {{card}}. Başkasının sırasında üstüne bir altın daha gerekir. Gemiler bedavadır.',
  'not-your-turn': 'Sefere yalnız kendi sıranızda çıkılır. O zamana dek ekibinizi dağıtmayın.',
  'no-such-expedition': 'Burada böyle bir sefer yok. Açık olanlardan birini seçin.',
  'no-such-person': 'Kendi ekibinizden yollayın, her birini bir kez.',
  'wrong-persons': '{{card}}: her işarete bir kişi, bir kişi bile fazla değil. Hezarfen herhangi birinin yerine geçer.',
}

import { it } from 'vitest'
import { playExchange } from '../../../referee/exchange.ts'

it('the exchange of the referee page is played to the letter', async () => {
  await playExchange(new URL('example.txt', import.meta.url), 'merchants', '--seats', '3')
})

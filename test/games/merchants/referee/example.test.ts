import { it } from 'vitest'
import { playExchange } from '../../../referee/exchange.ts'

it('the exchange of the referee page is played to the letter', () => playExchange('merchants', 3, new URL('example.txt', import.meta.url)))

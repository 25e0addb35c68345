/** `node tests/bench/quote.ts`: what the calculators of prices and delivery take, alone, as `npm run bench` measures it. */
import { deliveries } from './parts/deliveries.ts'
import { quotes } from './parts/quotes.ts'
import { printLines } from './table.ts'

printLines([...quotes(), ...deliveries()])

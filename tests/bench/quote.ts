/** `node tests/bench/quote.ts`: what the calculator of prices takes, alone, as `npm run bench` measures it. */
import { quotes } from './parts/quotes.ts'
import { printLines } from './table.ts'

printLines(quotes())

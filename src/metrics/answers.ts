import { Counter, Gauge, type Registry } from 'prom-client'
import type { AnswerCache } from '../cache/answer-cache.ts'

/** What the read cache holds, and what it has spared: kept answers are no part of the requests' figures. */
export function registerAnswers(registry: Registry, cache: AnswerCache): void {
  new Gauge({
    name: 'matbaa_kept_answers',
    help: 'Answers in the read cache',
    registers: [registry],
    collect() {
      this.set(cache.figures().answers)
    },
  })
  new Gauge({
    name: 'matbaa_kept_answers_bytes',
    help: 'Memory that the read cache takes',
    registers: [registry],
    collect() {
      this.set(cache.figures().bytes)
    },
  })
  new Counter({
    name: 'matbaa_kept_answers_given_total',
    help: 'Requests answered from the read cache',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cache.figures().given)
    },
  })
}

/** What the program says, with its places open, and how it writes figures. */
export type PageText = {
  words: Record<
    | 'taken'
    | 'untaken'
    | 'left'
    | 'delivered'
    | 'deliveredFor'
    | 'closed'
    | 'unsent'
    | 'waiting'
    | 'offline'
    | 'nameMissing'
    | 'sumWrong'
    | 'whyMissing'
    | 'storageFull',
    string
  >
  language: string
  locale: string
}

/**
 * The program of the courier's page. It is written into the page as it stands here, so it uses nothing but the
 * browser. What is pressed is kept on the phone with a key and sent until the server has answered; the server does
 * each key once (DEL-43, DEL-44).
 */
export function courierProgram({ words, language, locale }: PageText): void {
  type Fields = {
    id: number
    key: string
    takenBy?: string
    collected?: number
    failure?: string
    note?: string
  }
  type Act = { act: 'deliver' | 'fail'; fields: Fields; hour: string; what: string; refusal?: string }
  const refreshMs = 60_000
  const retryMs = 10_000
  const path = location.pathname
  const token = path.replace(/\/$/, '').split('/').at(-1) ?? ''
  const main = document.querySelector('main')
  const store = `courier.${main?.dataset.day}`
  let isSending = false
  let isOffline = !navigator.onLine

  const put = (text: string, values: Record<string, string | number>): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const money = (azn: number): string =>
    `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(azn)}\u00a0₼`
  const find = <Kind extends HTMLElement>(selector: string, within: ParentNode = document) =>
    within.querySelector<Kind>(selector)

  const read = (): Act[] => {
    try {
      return JSON.parse(localStorage.getItem(store) ?? '[]') as Act[]
    } catch {
      return []
    }
  }
  const write = (acts: Act[]): void => localStorage.setItem(store, JSON.stringify(acts))
  const change = (key: string, to: Act | null): void =>
    write(read().flatMap((one) => (one.fields.key === key ? (to ?? []) : one)))
  const waiting = (): Act[] => read().filter(({ refusal }) => refusal === undefined)

  /** What is written down on the server, with what waits on this phone. */
  function show(): void {
    const acts = waiting()
    showSums(acts)
    for (const stop of document.querySelectorAll<HTMLElement>('li[data-id]')) showStop(stop)
    const say = find('#say')
    if (!say) return
    const kept = acts.length > 0 ? put(words.waiting, { count: acts.length }) : words.offline
    say.hidden = !isOffline
    const text = isOffline ? kept : ''
    if (say.textContent !== text) say.textContent = text
  }

  function showSums(acts: Act[]): void {
    const head = find('header')
    if (!head) return
    const { left, addresses, due, hand } = head.dataset
    const owed = acts.reduce(
      (sum, { fields }) => sum + Number(find(`#stop-${fields.id}`)?.dataset.owed ?? 0),
      0,
    )
    const collected = acts.reduce((sum, { fields }) => sum + (fields.collected ?? 0), 0)
    const texts = {
      left: put(words.left, { left: Math.max(0, Number(left) - acts.length), addresses: addresses ?? '' }),
      due: money(Math.max(0, Number(due) - owed)),
      hand: money(Number(hand) + collected),
    }
    for (const [id, text] of Object.entries(texts)) {
      const place = find(`#${id}`)
      if (place) place.textContent = text
    }
  }

  function showStop(stop: HTMLElement): void {
    const act = read().find(({ fields }) => String(fields.id) === stop.dataset.id)
    const details = find<HTMLDetailsElement>('details', stop)
    const isWaiting = act !== undefined && act.refusal === undefined
    stop.classList.toggle('waits', isWaiting)
    const acts = find('.acts', stop)
    if (acts) acts.hidden = isWaiting
    if (details && isWaiting) details.open = false
    note(stop, 'unsent', isWaiting ? `${act.hour}, ${act.what}, ${words.unsent}` : '')
    note(stop, 'refusal', act?.refusal ? `${act.hour}, ${act.what}. ${act.refusal}` : '')
  }

  /** A line at the end of a stop; none without a text. */
  function note(stop: HTMLElement, name: 'unsent' | 'refusal', text: string): void {
    const known = find(`p.${name}`, stop)
    if (text === '') {
      known?.remove()
      return
    }
    const line = known ?? document.createElement('p')
    line.className = name
    if (name === 'refusal') line.setAttribute('role', 'alert')
    if (line.textContent !== text) line.textContent = text
    if (!known) stop.append(line)
  }

  const hourNow = (): string =>
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Baku' }).format(
      new Date(),
    )

  function sumOf(form: HTMLFormElement, owed: number): number | undefined | null {
    const paid = find<HTMLInputElement>('[name=paid]', form)
    if (!paid?.checked) return undefined
    const typed = find<HTMLInputElement>('[name=sum]', form)
    if (!typed || typed.closest('label')?.hidden) return owed
    const text = typed.value.trim().replace(/\s/g, '').replace(',', '.')
    return /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) > 0 ? Number(text) : null
  }

  /** The act that a form says, or what is wrong with it. */
  function actOf(form: HTMLFormElement, stop: HTMLElement): Act | string {
    const fields = { id: Number(stop.dataset.id), key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    const hour = hourNow()
    if (form.dataset.act === 'deliver') {
      const takenBy = find<HTMLInputElement>('[name=takenBy]', form)?.value.trim() ?? ''
      const collected = sumOf(form, Number(stop.dataset.owed))
      if (takenBy === '') return words.nameMissing
      if (collected === null) return words.sumWrong
      const what = put(words.taken, { hour: '', name: takenBy }).replace(/^[\s,]+/, '')
      const paid = collected === undefined ? what : `${what}, ${money(collected)}`
      const more = collected === undefined ? { takenBy } : { takenBy, collected }
      return { act: 'deliver', fields: Object.assign(fields, more), hour, what: paid }
    }
    const chosen = find<HTMLInputElement>('[name=failure]:checked', form)
    if (!chosen) return words.whyMissing
    const text = find<HTMLInputElement>('[name=note]', form)?.value.trim() ?? ''
    const what = put(words.untaken, { hour: '', why: chosen.nextElementSibling?.textContent ?? '' })
    return {
      act: 'fail',
      fields: Object.assign(fields, { failure: chosen.value, note: text }),
      hour,
      what: what.replace(/^[\s,]+/, ''),
    }
  }

  function press(form: HTMLFormElement): void {
    const stop = form.closest<HTMLElement>('li[data-id]')
    const error = find('.error', form)
    if (!stop || !error) return
    const act = actOf(form, stop)
    error.hidden = typeof act !== 'string'
    if (typeof act === 'string') {
      error.textContent = act
      return
    }
    try {
      // What was refused before is tried again.
      write([...read().filter(({ fields }) => fields.id !== act.fields.id), act])
    } catch {
      error.hidden = false
      error.textContent = words.storageFull
      return
    }
    show()
    openNext()
    void send()
  }

  function openNext(): void {
    const next = find<HTMLDetailsElement>('li[data-id]:not(.waits) > details')
    if (!next) return
    next.open = true
    find('summary', next)?.focus()
  }

  async function send(): Promise<void> {
    if (isSending) return
    isSending = true
    let isSent = false
    try {
      for (const act of waiting()) {
        const goesOn = await sendOne(act)
        if (!goesOn) break
        isSent = true
      }
      isOffline = false
      if (isSent) await refresh()
    } catch {
      isOffline = true
    }
    isSending = false
    show()
  }

  /** @returns false where it is to be tried later; throws without a connection */
  async function sendOne(act: Act): Promise<boolean> {
    const answer = await fetch(`/api/courier-days/linked/${act.act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-courier-link': token, 'x-language': language },
      body: JSON.stringify(act.fields),
      credentials: 'omit',
    })
    if (answer.ok) {
      change(act.fields.key, null)
      return true
    }
    if (answer.status === 429 || answer.status >= 500) return false
    const said = (await answer.json().catch(() => ({}))) as { error?: { message?: string }; message?: string }
    change(
      act.fields.key,
      Object.assign(act, { refusal: said.error?.message ?? said.message ?? words.closed }),
    )
    return true
  }

  /** The list as it stands on the server; throws without a connection. */
  async function refresh(): Promise<void> {
    const answer = await fetch(path, { cache: 'reload', headers: { accept: 'text/html' } })
    if (answer.status === 404) {
      // What was pressed and not taken stays in sight.
      if (read().length === 0) location.reload()
      return
    }
    if (!answer.ok) return
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const typed = keepTyped()
    for (const part of ['header', 'main', 'footer']) {
      const next = find(part, page)
      if (next) find(part)?.replaceWith(next)
    }
    typed()
  }

  /** @returns what puts back which stop was open and what is typed there */
  function keepTyped(): () => void {
    const open = find('li[data-id] > details[open]')?.parentElement
    if (!open) return () => undefined
    const inputs = [...open.querySelectorAll<HTMLInputElement>('input')].map(({ value, checked }) => ({
      value,
      checked,
    }))
    const focused = document.activeElement
    const place = [...open.querySelectorAll('input,button,summary')].indexOf(focused as Element)
    const hidden = find('[data-sum]', open)?.hidden ?? true
    const isAsking = find<HTMLDetailsElement>('.not', open)?.open ?? false
    return () => {
      const stop = find(`#${open.id}`)
      const details = stop && find<HTMLDetailsElement>(':scope > details', stop)
      if (!stop || !details) return
      details.open = true
      for (const [index, input] of [...stop.querySelectorAll('input')].entries())
        Object.assign(input, inputs[index])
      const sum = find('[data-sum]', stop)
      if (sum) sum.hidden = hidden
      const not = find<HTMLDetailsElement>('.not', stop)
      if (not) not.open = isAsking
      if (place >= 0) stop.querySelectorAll<HTMLElement>('input,button,summary')[place]?.focus()
      label(stop)
    }
  }

  /** The button says what is taken. */
  function label(stop: HTMLElement): void {
    const form = find<HTMLFormElement>('form[data-act=deliver]', stop)
    const button = form && find('button.main', form)
    if (!button) return
    const sum = sumOf(form, Number(stop.dataset.owed))
    button.textContent = sum ? put(words.deliveredFor, { sum: money(sum) }) : words.delivered
  }

  document.addEventListener('submit', (event) => {
    event.preventDefault()
    press(event.target as HTMLFormElement)
  })
  document.addEventListener('input', ({ target }) => {
    const stop = (target as HTMLElement).closest<HTMLElement>('li[data-id]')
    if (stop) label(stop)
  })
  document.addEventListener('click', ({ target }) => {
    const other = (target as HTMLElement).closest<HTMLElement>('[data-other]')
    const stop = other?.closest<HTMLElement>('li[data-id]')
    const sum = stop && find('[data-sum]', stop)
    if (!other || !stop || !sum) return
    sum.hidden = !sum.hidden
    other.setAttribute('aria-expanded', String(!sum.hidden))
    const paid = find<HTMLInputElement>('[name=paid]', stop)
    if (paid && !sum.hidden) paid.checked = true
    if (!sum.hidden) find('input', sum)?.focus()
    label(stop)
  })
  const renew = (): void => {
    if (waiting().length > 0) return void send()
    refresh().then(
      () => {
        isOffline = false
        show()
      },
      () => {
        isOffline = true
        show()
      },
    )
  }
  addEventListener('online', renew)
  addEventListener('offline', () => {
    isOffline = true
    show()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew()
  })
  setInterval(() => {
    if (waiting().length > 0 || isOffline) renew()
  }, retryMs)
  setInterval(() => {
    if (document.visibilityState === 'visible') renew()
  }, refreshMs)
  document.body.classList.add('js')
  show()
  // A page of the browser's own cache may be an hour old.
  if (waiting().length > 0 || Date.now() - Number(main?.dataset.made) > refreshMs) renew()
}

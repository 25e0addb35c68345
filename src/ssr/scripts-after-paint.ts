import type { PageText } from './page-text.ts'
import { sheetsIn } from './style-sheets.ts'

/**
 * A page can be read before its program is there, so the program is fetched after the page has been painted and
 * its first pictures have come, or `latest` ms have passed (`longer` more while a picture in sight is on its way):
 * nothing competes with what the reader waits for. Before the program its style sheets come whole: until then the page
 * has what its first view needs of them (first-style.ts). A button that is pressed before that is pressed again by
 * `EarlyPress` (web/lib/before-program/early-press.tsx). When the program can't be had, forms that the server takes as they
 * are (`data-plain`) are sent so, and `.when-late` is shown; `.when-unscripted` where no script at all runs.
 */
const maxDelayMs = 1500
/** How much longer the program waits for a picture in sight that is still loading. */
const maxPictureDelayMs = 3000
/** Then the page says that its program doesn't come; if it comes after all, it takes the page over. */
const lateNoticeMs = 20_000

/**
 * The page with one small script at its end, which fetches its program when it is time.
 * @param files in an order in which they can be run one after the other; the last one starts the program
 */
export function scriptsAfterPaint(
  { head, body, end }: PageText,
  { files, nonce }: { files: readonly string[]; nonce: string },
): PageText {
  if (head === '') return { head, body, end }
  const sheets = sheetsIn(head)
  const started = {
    sheets: JSON.stringify(sheets),
    parts: JSON.stringify(files.slice(0, -1)),
    entry: JSON.stringify(files.at(-1)),
  }
  const unscripted = sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}"/>`).join('')
  return {
    head:
      head.replace('<head>', `<head><script nonce="${nonce}">${early}</script>`) +
      (unscripted && `<noscript>${unscripted}</noscript>`),
    body,
    end: `<script nonce="${nonce}">${starter(started)}</script>${end}`,
  }
}

/** What the style sheet keeps back until the first view is painted: only where a script can show it again. */
const early = `document.currentScript.remove();document.documentElement.classList.add('scripted');document.documentElement.classList.add('early')`

/**
 * Written for a browser without a build; it leaves nothing in the page that the program would not expect: each
 * element's style, which came in one sheet (style-rules.ts), is its own again. What was kept back is shown, the sheets
 * are fetched, and the files, fetched together, are run, one after the other with room between them for what the reader
 * does.
 */
const starter = ({ sheets, parts, entry }: Record<'sheets' | 'parts' | 'entry', string>): string => `{
document.currentScript.remove()
let started=false
const parts=${parts}
const pause=(time)=>new Promise((then)=>setTimeout(then,time))
const show=async()=>{
const kept=document.querySelectorAll('.after-paint')
for(const part of kept){part.style.contentVisibility='visible';await pause(20)}
document.documentElement.classList.remove('early')
for(const part of kept)part.removeAttribute('style')
const sheet=document.querySelector('style[data-styles]')
for(const {selectorText,style} of sheet?.sheet.cssRules??[])
for(const styled of document.querySelectorAll(selectorText)){styled.style.cssText=style.cssText;styled.removeAttribute('data-style')}
sheet?.remove()
}
const dressed=(href)=>new Promise((then)=>{const link=document.createElement('link');link.rel='stylesheet';link.href=href;link.onload=link.onerror=then;document.head.append(link)})
const start=async()=>{
if(started)return
started=true
await show()
const sheets=Promise.all(${sheets}.map(dressed))
for(const href of [...parts,${entry}]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
for(const href of parts){await import(href).catch(()=>{});await pause(0)}
await sheets
import(${entry}).catch(giveUp)
}
const giveUp=()=>{
const {button,end}=window.earlyPress??{}
if(!end)return
end()
document.documentElement.classList.add('late')
if(button?.type==='submit'&&button.form?.hasAttribute('data-plain'))button.form.requestSubmit(button)
}
const press=(event)=>{
const button=event.target.closest?.('button')
if(!button)return
event.preventDefault()
event.stopImmediatePropagation()
window.earlyPress.button=button
start()
}
addEventListener('click',press,true)
addEventListener('scroll',start,{once:true,passive:true})
window.earlyPress={end:()=>removeEventListener('click',press,true)}
addEventListener('load',()=>document.hidden?start():new PerformanceObserver(()=>setTimeout(start)).observe({type:'paint',buffered:true}))
const isThere=(one)=>one.loading==='lazy'||one.complete
setTimeout(()=>[...document.images].every(isThere)?start():setTimeout(start,${maxPictureDelayMs}),${maxDelayMs})
setTimeout(giveUp,${lateNoticeMs})
}`

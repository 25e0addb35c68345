import type { PageText } from './page-text.ts'

/**
 * A page can be read before its program is there, so the program is loaded after the page has been painted
 * and its first pictures have come, or `maxDelayMs` have passed (`maxPictureDelayMs` more while a picture in sight is
 * loading): nothing competes with what the reader waits for. What is pressed before, in the page or in a part
 * of it whose code comes later (`data-early`), is kept here and done again by the program
 * (web/lib/before-program/done-early.ts). When the program can't be loaded, forms that the server accepts as
 * they are (`data-plain`) are sent, and `.when-late` is shown; `.when-unscripted` where no script at all runs.
 */
const maxDelayMs = 1500
/** How much longer the program waits for a picture in sight that is still loading. */
const maxPictureDelayMs = 3000
/**
 * ms after which the page says that its program doesn't come; if it comes after all, it takes the page over.
 */
const lateNoticeMs = 20_000

/**
 * The page with one small script at its end, which loads its program when it is time.
 * @param files in an order in which they can be run one after the other; the last one starts the program
 */
export function scriptsAfterPaint(
  { head, body, end }: PageText,
  { files, nonce }: { files: readonly string[]; nonce: string },
): PageText {
  if (head === '') return { head, body, end }
  const started = {
    parts: JSON.stringify(files.slice(0, -1)),
    entry: JSON.stringify(files.at(-1)),
  }
  return {
    head: head.replace('<head>', `<head><script nonce="${nonce}">${early}</script>`),
    body,
    end: `<script nonce="${nonce}">${starter(started)}</script>${end}`,
  }
}

/** Hidden by the style sheet until the first view is painted, but only where a script can show it again. */
const early = `document.currentScript.remove();document.documentElement.classList.add('scripted');document.documentElement.classList.add('early')`

/**
 * Written for a browser without a build; it leaves nothing in the page that the program doesn't expect: each
 * element gets its style back, which came in one sheet (content-security.ts). Hidden parts are shown, and the
 * files, loaded together, are run one after the other with room between them for the reader's input.
 *
 * Where a choice waits for its price (`.waiting`), a link waits too, since it doesn't contain the choice yet.
 * The form that does is sent as it is, but not without a connection: the browser would show a page of its own.
 */
const starter = ({ parts, entry }: Record<'parts' | 'entry', string>): string => `{
document.currentScript.remove()
let started=false
const parts=${parts}
const pause=(time)=>new Promise((then)=>setTimeout(then,time))
const show=async()=>{
const hidden=document.querySelectorAll('.after-paint')
for(const part of hidden){part.style.contentVisibility='visible';await pause(20)}
document.documentElement.classList.remove('early')
for(const part of hidden)part.removeAttribute('style')
const sheet=document.querySelector('style[data-styles]')
for(const {selectorText,style} of sheet?.sheet.cssRules??[])
for(const styled of document.querySelectorAll(selectorText)){styled.style.cssText=style.cssText;styled.removeAttribute('data-style')}
sheet?.remove()
}
const start=async()=>{
if(started)return
started=true
await show()
for(const href of [...parts,${entry}]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
for(const href of parts){await import(href).catch(()=>{});await pause(0)}
import(${entry}).catch(giveUp)
}
const kept=window.earlyPress=new Set()
document.body.dataset.early=''
const giveUp=()=>{
if(!window.earlyPress)return
document.documentElement.classList.add('late')
const button=[...kept].find((pressed)=>pressed.matches('[data-plain] [type=submit]'))
kept.delete(button)
button?.form.requestSubmit(button)
}
const keep=(event)=>{
if(!event.target.closest?.(':root:not(.late) [data-early]'))return
const pressed=event.target.closest('button,.waiting a,[type=radio],[type=checkbox]')
if(!pressed)return
const sends=pressed.matches('.waiting [type=submit]')
if(!sends)kept.add(pressed)
if(pressed.matches('input')||sends&&navigator.onLine)return
event.preventDefault()
event.stopPropagation()
start()
}
addEventListener('click',keep,true)
addEventListener('scroll',start,{once:true,passive:true})
addEventListener('load',()=>document.hidden?start():new PerformanceObserver(()=>setTimeout(start)).observe({type:'paint',buffered:true}))
const isThere=(one)=>one.loading==='lazy'||one.complete
setTimeout(()=>[...document.images].every(isThere)?start():setTimeout(start,${maxPictureDelayMs}),${maxDelayMs})
setTimeout(giveUp,${lateNoticeMs})
}`

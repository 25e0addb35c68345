import type { PageText } from './page-text.ts'

/**
 * A page can be read before its program is there, so the program is loaded after the page has been painted
 * and its first pictures have come, or `latest` ms have passed (`longer` more while a picture in sight is
 * loading): nothing competes with what the reader waits for. A button that is pressed before that is pressed
 * again by `EarlyPress` (web/lib/before-program/early-press.tsx). When the program can't be loaded, forms
 * that the server accepts as they are (`data-plain`) are sent, and `.when-late` is shown; `.when-unscripted`
 * where no script at all runs.
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
 */
const starter = ({ parts, entry }: Record<'parts' | 'entry', string>): string => `{
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
const start=async()=>{
if(started)return
started=true
await show()
for(const href of [...parts,${entry}]){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
for(const href of parts){await import(href).catch(()=>{});await pause(0)}
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

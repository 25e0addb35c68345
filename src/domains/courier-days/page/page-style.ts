import { readFileSync } from 'node:fs'

/** Cut by tools/subset-web-fonts.ts: only the sign of the manat, which the fonts of a phone may lack. */
const manat = readFileSync(new URL('./manat.woff2', import.meta.url)).toString('base64')

/** The style of the courier's page: one column for a phone, readable in the sun. */
export const pageStyle = `
@font-face{font-family:Manat;src:url(data:font/woff2;base64,${manat}) format("woff2");font-weight:400 700;unicode-range:U+20BC}
*{box-sizing:border-box}
body{margin:0;background:#f4f4f2;color:#17191c;font:16px/1.4 Manat,system-ui,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
header,section,footer,.say{max-width:640px;margin:0 auto}
header{background:#17191c;color:#fff;padding:16px}
header p,h1{margin:0}
.row{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.brand{font-weight:700}
.quiet,.row .small{font-size:14px}
h1{font-size:22px;line-height:1.25;margin:10px 0 4px}
.nowrap{white-space:nowrap}
.say{padding:10px 16px;background:#fff4c2;border-bottom:2px solid #8a6d00;color:#5c4700}
[hidden]{display:none!important}
h2{font-size:15px;line-height:1.4;margin:0;padding:16px 16px 8px;border-bottom:3px solid #17191c}
h2 span{font-weight:400;color:#54585c}
ol{list-style:none;margin:0;padding:0}
li{background:#fff;border-bottom:1px solid #d5d6d3}
li.done{background:#f4f4f2}
.stop{display:grid;grid-template-columns:32px minmax(0,1fr) auto;gap:2px 12px;padding:14px 16px}
summary{cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
.mark{grid-row:1/span 2;width:30px;height:30px;background:#17191c;color:#fff;font:600 14px/30px Manat,system-ui,Roboto,Arial,sans-serif;text-align:center}
.done .mark{background:none;color:#006b3f;font-size:22px}
.failed .mark{color:#b3261e}
h3{font-size:16px;line-height:1.35;margin:0}
.done h3{font-weight:500;color:#54585c}
.stop h3,.text{grid-column:2}
.text>span{display:block;margin-top:2px;font-size:15px;color:#54585c}
.text .who{color:#17191c}
.sum{grid-column:3;grid-row:1/span 2;text-align:right;font-weight:600;white-space:nowrap}
.sum small{display:block;font-weight:400;font-size:13px;color:#6d5500}
.sum .ok,.ok{color:#006b3f;font-weight:400;font-size:14px}
.done .sum,.done .sum small{color:#54585c}
.acts{padding:0 16px 16px}
form{display:none}
.js form{display:grid;gap:10px}
label,legend{font-size:14px;color:#3d4043}
input[type=text],textarea{display:block;width:100%;min-height:48px;margin-top:4px;padding:10px 12px;border:1px solid #6f7377;border-left:4px solid #0b7db0;background:#fff;color:inherit;font:inherit;font-size:16px;border-radius:0}
.cash{display:flex;align-items:center;gap:8px;min-height:48px;padding:0 12px;border:1px solid #17191c}
.cash label{flex:1;display:flex;align-items:center;gap:10px;min-height:48px;font-size:16px;color:inherit}
input[type=checkbox],input[type=radio]{width:22px;height:22px;accent-color:#17191c;flex:none}
button,.button{display:flex;align-items:center;justify-content:center;min-height:52px;padding:6px 12px;border:1px solid #6f7377;background:#fff;color:inherit;font:600 16px/1.25 Manat,system-ui,Roboto,Arial,sans-serif;text-decoration:none;text-align:center;cursor:pointer;border-radius:0}
.main{background:#17191c;border-color:#17191c;color:#fff}
.word{min-height:44px;padding:0;border:0;background:none;color:#00618c;font-weight:400}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin-top:10px}
.pair>:only-child{grid-column:1/-1}
.not>summary{display:flex;align-items:center;justify-content:center;min-height:52px;border:1px solid #b3261e;color:#b3261e;font-weight:600}
.not[open]{grid-column:1/-1}
body:not(.js) .not{display:none}
fieldset{border:0;margin:10px 0 0;padding:0}
.why{display:flex;align-items:center;gap:10px;min-height:44px;font-size:16px;color:inherit}
.error{margin:4px 0 0;color:#b3261e;font-size:15px}
.unsent,.refusal{margin:0;padding:0 16px 14px 60px;font-size:15px}
.unsent,.waits h3{color:#54585c}
.waits h3{font-weight:500}
.refusal{color:#b3261e}
:focus-visible{outline:3px solid #0b7db0;outline-offset:2px}
header :focus-visible{outline-color:#fff}
footer a{color:inherit}
footer{padding:20px 16px;color:#54585c;font-size:14px;background:#fff;margin-top:32px}
.over{padding:20vh 16px 0;text-align:center;max-width:480px;margin:0 auto}
.over h1{font-size:26px}
@media (prefers-color-scheme:dark){
body{background:#121315;color:#eceded}
li,footer{background:#1b1d20;border-color:#3a3d41}
li.done{background:#121315}
h2{border-color:#eceded}
h2 span,.unsent,.waits h3,.text>span,.done h3,.done .sum,.done .sum small,footer,label,legend{color:#b4b8bc}
.text .who{color:#eceded}
.mark{background:#eceded;color:#121315}
.done .mark{background:none;color:#5fd19a}
.failed .mark{color:#ff9a90}
.sum small{color:#e6c65c}
.sum .ok,.ok{color:#5fd19a}
.say{background:#3a3110;color:#f6e2a0}
input[type=text],textarea,button,.button{background:#121315;border-color:#8c9094}
.main{background:#eceded;border-color:#eceded;color:#121315}
.cash{border-color:#8c9094}
.word{background:none;border:0;color:#7cc7ec}
.error,.refusal{color:#ff9a90}
.not>summary{border-color:#ff9a90;color:#ff9a90}
input[type=checkbox],input[type=radio]{accent-color:#7cc7ec}
}
`

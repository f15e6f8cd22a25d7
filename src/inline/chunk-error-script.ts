/** Where the build puts the script; the page itself knows this address (start-script.ts). */
export const LOST_FILE = 'lost.js'

/**
 * For parts of a page that do not arrive: the application's scripts, or what it loads later. A file of its own, outside
 * the application's build, because it is needed when that did not come, and every page would pay for it otherwise.
 * It asks which release the server has. Is it another one than this page's, the page is loaded anew, once a release and
 * tab; otherwise one notice offers to try again. Where storage is denied, a page that was just reloaded is not reloaded
 * again. The notice is sticky at the end of the page, so that it hides nothing for good; its colors are the system's,
 * because no style sheet may have come.
 */
export const lostScript =
  `(function(){var w=window,d=document,own=d.getElementById('scripts').dataset.release;` +
  `function may(r){if(!r||r===own)return false;` +
  `try{var s=sessionStorage,k='celo.release';if(s.getItem(k)===r)return false;s.setItem(k,r);return true}` +
  `catch(e){return performance.getEntriesByType('navigation')[0].type!=='reload'}}` +
  `function tell(){if(!w.celoBusy)return;w.celoBusy=0;var n=d.createElement('div'),b=d.createElement('button');` +
  `n.id='lost';n.role='alert';n.style.cssText='position:sticky;bottom:0;z-index:9;padding:1rem;background:Canvas;color:CanvasText;border-top:1px solid';` +
  `b.style.cssText='font:inherit;padding:.5rem 1rem';b.textContent='Retry';b.onclick=function(){location.reload()};` +
  `n.append('A part of this page did not load. ',b);d.body.append(n)}` +
  `w.celoMay=may;if(w.celoBusy||d.querySelector('#lost[role=alert]'))return;w.celoBusy=1;setTimeout(tell,3000);` +
  `fetch('/release.json',{cache:'no-store'}).then(function(a){return a.json()}).then(function(a){` +
  `if(may(a.release)){w.celoBusy=0;location.reload()}else tell()}).catch(tell)})()\n`

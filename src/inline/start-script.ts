/**
 * Starts the application (the scripts that the page lists): once the page has loaded and the browser is idle; on a slow
 * connection, or where the reader saves data, only when the reader acts. A press on a button that needs the application
 * is kept, and repeated once it has started (client module `replay`). A press for the search shows a field at once, which
 * the dialog takes over (client module `early-search`).
 * A script that fails, or an application that has not started within 10 s, is told by `lost-script.ts`.
 * Whether data is saved stands in `data-saver` of the page, for the switch in the footer.
 * Written by hand, so that its hash does not depend on a compiler.
 */
export const startScript =
  `(function(){var w=window,d=document,started,c=navigator.connection||{},saver;` +
  `try{saver=localStorage.getItem('celo.data-saver')}catch(e){}` +
  `var slow=saver==='on'||saver!=='off'&&(c.saveData||/2g|3g/.test(c.effectiveType||'')||matchMedia('(prefers-reduced-data: reduce)').matches),` +
  `acts=['pointerdown','keydown','focusin'];` +
  `d.documentElement.dataset.saver=slow?'on':'off';` +
  `function start(){if(started)return;started=true;` +
  `acts.forEach(function(a){removeEventListener(a,start,true)});` +
  `JSON.parse(d.getElementById('scripts').textContent).forEach(add);` +
  `setTimeout(function(){if(d.documentElement.dataset.hasHydrated!=='true')lost()},10000)}` +
  `function add(src){` +
  `if(/css$/.test(src)){var l=d.createElement('link');l.rel='stylesheet';l.href=src;d.head.append(l)}` +
  `else{var s=d.createElement('script');s.src=src;s.async=src==='/lost.js';if(!s.async)s.onerror=lost;d.head.append(s)}}` +
  `function lost(){add('/lost.js')}w.celoLost=lost;` +
  `function find(e){e.preventDefault();d.querySelector('.early-search').show();start()}` +
  `d.addEventListener('click',function(e){if(d.documentElement.dataset.hasHydrated==='true')return;` +
  `var t=e.target.closest&&e.target.closest('[data-replay],[data-search],[data-copy],[data-copy-code],[data-video]');if(!t)return;if(t.matches('[data-search]'))return find(e);e.preventDefault();w.celoReplay=t;start()},true);` +
  `d.addEventListener('keydown',function(e){if(d.documentElement.dataset.hasHydrated==='true')return;` +
  `var k=(e.ctrlKey||e.metaKey)&&e.key==='k',f=/INPUT|SELECT|TEXTAREA/.test(e.target.tagName)||e.target.isContentEditable;` +
  `if(k||e.key==='/'&&!f)find(e);else if(e.key==='Escape')d.querySelector('.early-search').close()},true);` +
  `acts.forEach(function(a){addEventListener(a,start,true)});` +
  `if(!slow)addEventListener('load',function(){(w.requestIdleCallback||setTimeout)(start,{timeout:2000})})})()`

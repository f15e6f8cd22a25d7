/**
 * Runs before the first paint, as the only inline script: puts the stored theme on the page, and hides an announcement
 * that this reader dismissed. Only `dark` and `light` ever reach the page, whatever storage holds.
 * Written by hand, so that its hash does not depend on a compiler. Keys: theme-common 3.8.1 contexts/colorMode.js and contexts/announcementBar.js.
 */
export const beforePaint =
  `(function(){var d=document.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},` +
  `t=g('theme')==='light'?'light':'dark';d.setAttribute('data-theme',t);d.setAttribute('data-theme-choice',t);` +
  `if(g('docusaurus.announcement.dismiss')==='true'&&g('docusaurus.announcement.id')==='request_tokens')d.setAttribute('data-announcement','dismissed')})()`

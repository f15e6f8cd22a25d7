export type Settings = { announcementId: string; respectSystem: boolean }

/**
 * The only inline script, which runs before the first paint: puts the stored theme on the page, and hides an announcement
 * that this reader dismissed. Only `dark` and `light` ever reach the page, whatever storage holds.
 * An address that ends in .html or /index.html loses its ending here: the router drops it as well (specification,
 * section 2), but only after it looked for the page's script under the whole address.
 * Where nothing stands before the ending there is no page, but the router would find one: a slash keeps it from that.
 * An address that cannot be decoded would stop the router before it starts, and one with a line break, or a space at
 * its end, it would take for another: their `%` are taken literally, which leads to the not-found page.
 * Written by hand, so that its hash does not depend on a compiler. Keys: theme-common 3.8.1 contexts/colorMode.js and contexts/announcementBar.js.
 */
export function beforePaint({ announcementId, respectSystem }: Settings): string {
  const choice = respectSystem ? `s==='light'||s==='dark'?s:'system'` : `s==='light'?s:'dark'`
  const theme = respectSystem
    ? `c==='system'?matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light':c`
    : 'c'
  return (
    `(function(){var d=document.documentElement,g=function(k){try{return localStorage.getItem(k)}catch(e){return null}},` +
    `s=g('theme'),c=${choice};d.setAttribute('data-theme',${theme});d.setAttribute('data-theme-choice',c);` +
    `if(g('docusaurus.announcement.dismiss')==='true'&&g('docusaurus.announcement.id')==='${announcementId}')` +
    `d.setAttribute('data-announcement','dismissed');` +
    `var p=location.pathname,n=/\\/\\.html$/.test(p)?p+'/':p.replace(/(?:\\/index)?\\.html$/,'')||'/';` +
    `try{if(/[\\0-\\x1f]|\\s$/.test(decodeURI(n)))throw 0}catch(e){n=n.replace(/%/g,'%25')}` +
    `if(n!==p)try{history.replaceState(null,'',location.origin+n+location.search+location.hash)}catch(e){}})()`
  )
}

/** Every icon, drawn once per page. */
const symbols = `
<symbol id="icon-search" viewBox="0 0 16 16"><circle cx="6.75" cy="6.75" r="4.25"/><path d="m10 10 4 4"/></symbol>
<symbol id="icon-copy" viewBox="0 0 16 16"><path d="M5.75 5.75h7.5v7.5h-7.5zM3.5 10.25h-.75v-7.5h7.5v.75"/></symbol>
<symbol id="icon-check" viewBox="0 0 16 16"><path d="m3 8.5 3.5 3.5L13 4.5"/></symbol>
<symbol id="icon-external-link" viewBox="0 0 16 16"><path d="M5 4h7v7M12 4l-8 8"/></symbol>
<symbol id="icon-next" viewBox="0 0 16 16"><path d="M2.5 8h10.75M9 3.75 13.25 8 9 12.25"/></symbol>
<symbol id="icon-back" viewBox="0 0 16 16"><path d="M13.5 8H2.75M7 3.75 2.75 8 7 12.25"/></symbol>
<symbol id="icon-theme" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.25"/><path fill="currentColor" stroke="none" d="M8 2.75a5.25 5.25 0 0 1 0 10.5z"/></symbol>
<symbol id="icon-github" viewBox="0 0 16 16"><path d="M6 14v-2q0-1 .5-1.5c-2.5 0-4-1.5-4-4q0-1.5 1-2.5-.5-1 0-2.25 1 0 2.5 1 2-.5 4 0 1.5-1 2.5-1 .5 1.25 0 2.25 1 1 1 2.5c0 2.5-1.5 4-4 4q.5.5.5 1.5v2M6 12.5c-2.5.75-2.5-1-4-1.25"/></symbol>
<symbol id="icon-page" viewBox="0 0 16 16"><path d="M3.75 2.75h8.5v10.5h-8.5zM6 6h4M6 8.5h4"/></symbol>
<symbol id="icon-hash" viewBox="0 0 16 16"><path d="M6.25 3v10M10.25 3v10M3.25 6h10M2.75 10h10"/></symbol>
<symbol id="icon-text" viewBox="0 0 16 16"><path d="M2.75 4.5h10.5M2.75 8h10.5M2.75 11.5h6"/></symbol>
<symbol id="icon-enter" viewBox="0 0 16 16"><path d="M13.25 3.5V9H3.5M6.75 5.75 3.5 9l3.25 3.25"/></symbol>
<symbol id="icon-clock" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.25"/><path d="M8 5v3.25h2.5"/></symbol>
<symbol id="icon-close" viewBox="0 0 16 16"><path d="m4 4 8 8M12 4l-8 8"/></symbol>
<symbol id="icon-image" viewBox="0 0 16 16"><path d="M2.75 3.25h10.5v9.5H2.75zM2.75 11l3.5-3.5 5 5"/><circle cx="10.25" cy="6" r="1"/></symbol>`

/** One object for all renders; otherwise, React would write the content again. */
const SYMBOLS = { __html: symbols.replace(/\n/g, '') }

export default function Sprite() {
  return <svg className="sprite" dangerouslySetInnerHTML={SYMBOLS} />
}

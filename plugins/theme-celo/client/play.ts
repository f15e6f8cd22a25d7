/** Puts the player of a video in place of its picture. Until this click nothing is asked of the other site. */
export function handlePlay(target: Element) {
  const button = target.closest<HTMLElement>('[data-video]')
  if (!button?.dataset.video) return
  const player = document.createElement('iframe')
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(button.dataset.video)}?autoplay=1`
  player.title = button.dataset.title ?? ''
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.allowFullscreen = true
  player.className = 'video-player'
  button.closest('.video')?.replaceChildren(player)
}

import { savesData } from '../../inline/data-saver.client'

/** Replaces a video's link with its player. Until this click, nothing is requested from the other site. */
export function handlePlay(event: Event, target: Element) {
  const cover = target.closest<HTMLElement>('[data-video]')
  if (!cover?.dataset.video || savesData()) return // it's a link to the video
  event.preventDefault()
  const player = document.createElement('iframe')
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(cover.dataset.video)}?autoplay=1`
  player.title = cover.dataset.title ?? ''
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.allowFullscreen = true
  player.className = 'video-player'
  cover.closest('.video')?.replaceChildren(player)
}

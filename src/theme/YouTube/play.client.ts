import { savesData } from '../../inline/data-saver.client'

/** Replaces a video's link with its player. Until this click, nothing is requested from the other site. */
export function handlePlay(event: Event, target: Element) {
  const door = target.closest<HTMLElement>('[data-video]')
  if (!door?.dataset.video || savesData()) return // it's a link to the video
  event.preventDefault()
  const player = document.createElement('iframe')
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(door.dataset.video)}?autoplay=1`
  player.title = door.dataset.title ?? ''
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.allowFullscreen = true
  player.className = 'video-player'
  door.closest('.video')?.replaceChildren(player)
}

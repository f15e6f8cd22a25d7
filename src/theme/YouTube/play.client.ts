import { savesData } from '../../inline/data-saver.client'

/** Puts the player of a video in place of its door. Until this click nothing is asked of the other site. */
export function handlePlay(event: Event, target: Element) {
  const door = target.closest<HTMLElement>('[data-video]')
  if (!door?.dataset.video || savesData()) return // the door is a link to the video
  event.preventDefault()
  const player = document.createElement('iframe')
  player.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(door.dataset.video)}?autoplay=1`
  player.title = door.dataset.title ?? ''
  player.allow = 'autoplay; encrypted-media; picture-in-picture'
  player.allowFullscreen = true
  player.className = 'video-player'
  door.closest('.video')?.replaceChildren(player)
}

import Translate, { translate } from '@docusaurus/Translate'

type Props = { id: string; title: string }

/**
 * A video that requests nothing from its host until the reader clicks. Without a script, it's a link to the video.
 */
export default function YouTube({ id, title }: Props) {
  return (
    <figure className="video wide">
      <a
        className="video-cover"
        href={`https://www.youtube.com/watch?v=${id}`}
        data-video={id}
        data-title={title}
        aria-label={translate({ id: 'theme.video.play', message: 'Play video: {title}' }, { title })}
      >
        <span className="button button-main">
          <Translate id="theme.video.button">Play video</Translate>
        </span>
        <span>{title}</span>
        <small className="muted">
          <Translate id="theme.video.host">Loads from youtube-nocookie.com</Translate>
        </small>
      </a>
    </figure>
  )
}

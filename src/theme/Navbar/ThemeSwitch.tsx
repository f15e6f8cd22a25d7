import { translate } from '@docusaurus/Translate'
import { useColorMode, useThemeConfig } from '@docusaurus/theme-common'
import Icon from '@theme/Icon'

type Choice = 'dark' | 'light' | null

/** Next choice: alternates dark and light, or cycles system, light, dark if the system's preference is respected. */
export function nextChoice(choice: Choice, colorMode: 'dark' | 'light', respectSystem: boolean): Choice {
  if (!respectSystem) return colorMode === 'dark' ? 'light' : 'dark'
  if (choice === null) return 'light'
  return choice === 'light' ? 'dark' : null
}

export default function ThemeSwitch() {
  const { respectPrefersColorScheme } = useThemeConfig().colorMode
  const { colorMode, colorModeChoice, setColorMode } = useColorMode()
  const shown = respectPrefersColorScheme && colorModeChoice === null ? 'system' : colorMode
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode} mode)',
    },
    { mode: shown },
  )
  return (
    <button
      className="icon-button"
      type="button"
      data-replay=""
      aria-label={label}
      onClick={() => setColorMode(nextChoice(colorModeChoice, colorMode, respectPrefersColorScheme))}
    >
      <Icon name="theme" />
    </button>
  )
}

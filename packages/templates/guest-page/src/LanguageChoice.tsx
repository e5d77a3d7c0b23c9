import { languages } from '@console/core/i18n'
import { useSetting, useSettingsStore } from '@console/core/settings'
import { theme } from '@console/ui'
import styled from 'styled-components'

/** Languages in their own names, for users who cannot read this one and are not signed in yet. */
export function LanguageChoice({ label }: { label: string }) {
  const settings = useSettingsStore()
  const language = useSetting((each) => each.language)
  return (
    <Root role="group" aria-label={label}>
      {languages.map(({ id, ownName }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === language}
          onClick={() => settings.change({ language: id })}
        >
          {ownName}
        </button>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]};

  button {
    min-inline-size: ${theme.size.target};
    min-block-size: ${theme.size.target};
    padding-inline: ${theme.space[3]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.textMuted};
    font: inherit;
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
  }
  button[aria-pressed='true'] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`

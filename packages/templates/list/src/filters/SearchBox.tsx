import { theme, useTypedText } from '@console/ui'
import { Search, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface SearchBoxProps {
  /** Current search text of the address. */
  value: string
  /** Called with every change of the text. */
  onType: (text: string) => void
  /** Called when typing pauses. */
  onSearch: (text: string) => void
}

/** Search field. Typing never waits: the address and the list follow after a pause. */
export function SearchBox({ value, onType, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('list')
  const [text, setText] = useTypedText(value, onSearch)

  function type(typed: string) {
    setText(typed)
    onType(typed)
  }

  return (
    <Root>
      <Search size={16} aria-hidden />
      <input
        type="search"
        data-search
        value={text}
        maxLength={100}
        placeholder={t('index.search.label')}
        aria-label={t('index.search.label')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onSearch(text.trim())
          if (key === 'Escape') type('')
        }}
      />
      {/* Always rendered, so that the first key press costs no more than the others. */}
      <button
        type="button"
        hidden={text === ''}
        aria-label={t('index.search.clear')}
        onClick={() => type('')}
      >
        <X size={16} aria-hidden />
      </button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex: 1 0 180px;
  align-items: center;
  gap: ${theme.space[2]};
  /* Instead of its content's, which is wider where text is larger. */
  min-inline-size: 180px;
  max-inline-size: 240px;
  min-block-size: ${theme.size.control};
  padding-inline: ${theme.space[3]} ${theme.space[1]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  > svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  input {
    flex: 1;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    outline: none;
    background: transparent;
    color: inherit;
    font: 400 ${theme.text.md}/1.4 ${theme.font.family};
  }
  input:focus-visible {
    box-shadow: none;
  }
  input::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${theme.color.textMuted};
    cursor: pointer;
  }
  button[hidden] {
    display: none;
  }
  @media (pointer: coarse) {
    input {
      block-size: ${theme.size.target};
      font-size: ${theme.text.lg};
    }
    button {
      inline-size: 44px;
      block-size: 44px;
    }
  }
`

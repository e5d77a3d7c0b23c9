import { Answer, Button, Link, Logo, Text, theme } from '@console/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** `card`: centred on the page. `split`: beside a text, as high as the page. `wide`: a card with the text inside. */
export type DemoLook = 'card' | 'split' | 'wide'

interface DemoPageProps {
  look: DemoLook
  title: string
  /** Renders the form; it receives a callback for the server's message on success. */
  children: (onDone: (message: string) => void) => ReactNode
  /** Links to the other pages. */
  links: readonly { href: string; label: string }[]
}

/** Page around every form of the demo auth pages, in three looks; after submission it shows the server's message. */
export function DemoPage({ look, title, children, links }: DemoPageProps) {
  const { t } = useTranslation('demo-access')
  const [message, setMessage] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  const [isBack, setIsBack] = useState(false)
  // The focus returns with the form.
  useEffect(() => {
    if (isBack && message === null) panel.current?.querySelector('input')?.focus()
  }, [isBack, message])

  function beginAgain() {
    setMessage(null)
    setIsBack(true)
  }

  return (
    <Root data-look={look}>
      {look === 'card' ? null : (
        <Welcome>
          <p>{t('welcome.title')}</p>
          <Text as="p">{t('welcome.message')}</Text>
        </Welcome>
      )}
      <Panel ref={panel}>
        <Logo size={40} />
        <h1>{title}</h1>
        {message === null ? (
          children(setMessage)
        ) : (
          <Answer actions={<Button onPress={beginAgain}>{t('again')}</Button>}>{message}</Answer>
        )}
        <Links>
          {links.map(({ href, label }) => (
            <Link key={href} variant="alone" href={href}>
              {label}
            </Link>
          ))}
          <Link variant="alone" href="/">
            {t('home')}
          </Link>
        </Links>
        <Text size="sm" tone="muted">
          {t('demo')}
        </Text>
      </Panel>
    </Root>
  )
}

const Panel = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  background: ${theme.color.surface};

  > svg {
    color: ${theme.color.accent};
  }
  h1 {
    font-size: ${theme.text.xl};
    font-weight: 600;
    line-height: 1.3;
  }
`

const Welcome = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[8]};
  background: ${theme.color.accentSoft};

  p:first-child {
    font-size: ${theme.text.display};
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
`

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
`

const Root = styled.main`
  display: grid;
  min-block-size: 100dvh;

  &[data-look='card'],
  &[data-look='wide'] {
    place-content: center;
    padding: ${theme.space[4]};
  }
  &[data-look='card'] > ${Panel} {
    inline-size: min(384px, calc(100vw - 2 * ${theme.space[4]}));
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.card};
  }
  &[data-look='split'] {
    grid-template-columns: minmax(0, 1fr) minmax(0, 440px);
  }
  &[data-look='wide'] {
    grid-template-columns: minmax(0, 400px) minmax(0, 480px);

    > ${Panel} {
      border-radius: ${theme.radius.card};
      border-start-end-radius: 0;
      border-end-end-radius: 0;
      order: -1;
    }
    > ${Welcome} {
      border-start-end-radius: ${theme.radius.card};
      border-end-end-radius: ${theme.radius.card};
    }
  }
  @media (width < 840px) {
    &[data-look='split'],
    &[data-look='wide'] {
      grid-template-columns: minmax(0, 1fr);
      padding: 0;

      > ${Panel} {
        order: 0;
        border-radius: 0;
      }
      > ${Welcome} {
        display: none;
      }
    }
  }
`

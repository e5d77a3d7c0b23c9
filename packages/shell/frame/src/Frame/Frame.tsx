import { Drawer, IconButton, theme } from '@console/ui'
import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useIsWide } from './useIsWide'

export interface FrameProps {
  /** At the top of the navigation: the mark and who is signed in. */
  header: ReactNode
  navigation: ReactNode
  /** The toolbar's controls, at its end. */
  toolbar: ReactNode
  /** The path of the screen: when it changes, the keyboard goes on at the screen's beginning. */
  path: string
  /** Another one for each navigation, also to the same path: the drawer closes. */
  visit: string
  /** The scheme of the navigation; without it, that of the page. */
  navbarScheme?: string
  children: ReactNode
}

/**
 * The shell around a screen (specification 2 and 9): navigation 280 px wide beside it, in a drawer on small screens, and the
 * toolbar above it, 64 px high.
 */
export function Frame({
  header,
  navigation,
  toolbar,
  path,
  visit,
  navbarScheme,
  children,
}: FrameProps) {
  const { t } = useTranslation('frame')
  const isWide = useIsWide()
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)
  // The drawer is open on the visit on which it was opened: every choice in it, the present entry's too, closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    main.current?.focus()
  }, [path])

  const navbar = (
    <nav aria-label={t('navigation.label')}>
      <Header>{header}</Header>
      {navigation}
    </nav>
  )

  return (
    <Root>
      <Skip href="#main">{t('skip.label')}</Skip>
      {isWide ? (
        <Navbar data-scheme={navbarScheme}>{navbar}</Navbar>
      ) : (
        <Drawer
          side="start"
          size="narrow"
          title={t('navigation.label')}
          closeLabel={t('navigation.close')}
          isOpen={openedOn === visit}
          onOpenChange={(isOpen) => setOpenedOn(isOpen ? visit : null)}
        >
          {navbar}
        </Drawer>
      )}
      <Page>
        <Toolbar>
          {isWide ? null : (
            <IconButton
              label={t('navigation.open')}
              variant="quiet"
              onPress={() => setOpenedOn(visit)}
            >
              <Menu />
            </IconButton>
          )}
          <Controls>{toolbar}</Controls>
        </Toolbar>
        <Main id="main" ref={main} tabIndex={-1}>
          {children}
        </Main>
      </Page>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvh;

  @media (min-width: 1280px) {
    grid-template-columns: 280px minmax(0, 1fr);
  }
`

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 1;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

const Navbar = styled.div`
  position: sticky;
  inset-block-start: 0;
  block-size: 100dvh;
  border-inline-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.background};
  overflow-y: auto;
`

const Header = styled.div`
  padding: ${theme.space[4]};
`

const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
`

const Toolbar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: 64px;
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`

const Main = styled.main`
  padding: ${theme.space[6]};
  outline: none;

  @media (max-width: 599px) {
    padding: ${theme.space[4]};
  }
`

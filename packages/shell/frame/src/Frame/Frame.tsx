import { panelMachine, usePanel } from '@console/core/flows'
import type { Layout, LayoutStyle } from '@console/core/settings'
import { Drawer, IconButton, theme } from '@console/ui'
import { Menu } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Footer } from '../Footer/Footer'
import { Bar } from '../Navbar/Bar'
import { Navbar } from '../Navbar/Navbar'
import { strip, stripSize } from '../Navbar/strip'
import { arrange } from './arrange'
import { useIsWide } from './useIsWide'

/** Form of the navigation: open beside the page or in the drawer, folded to a rail of icons, or along the top. */
export type NavigationForm = 'open' | 'folded' | 'horizontal'

export interface FrameProps {
  layoutStyle: LayoutStyle
  layout: Layout
  /** Scheme of each part. Default: that of the page. */
  schemes: { navbar?: string; toolbar?: string; footer?: string }
  /** The logo and the product's name; only the logo when the navigation is folded. */
  brand: (isFolded: boolean) => ReactNode
  /** The signed-in user, at the head of the navigation. */
  user: (form: NavigationForm) => ReactNode
  navigation: (form: NavigationForm) => ReactNode
  /** The toolbar's controls. */
  toolbar: ReactNode
  /** Beside the content on large screens; null where there is no content for it. */
  leftPanel: ReactNode
  /** The same; without a place of its own, it may cover everything. */
  rightPanel: ReactNode
  /** Floats at the end of the content, beside its neighbours. */
  floating?: ReactNode
  /** Year of the copyright line. */
  year: number
  /** Address of the third-party licences. */
  licencesHref?: string | undefined
  /** Path of the screen: when it changes, the focus moves to the screen's beginning. */
  path: string
  /** Changes on each navigation, also to the same path: the drawer closes. */
  visit: string
  /** Called to fold the navigation to 64 px or to open it to 280 px. */
  onFold: (isFolded: boolean) => void
  children: ReactNode
}

/**
 * The shell around a screen in the chosen layout (specification 2 and 9). Its content stays mounted and is not rendered
 * again whatever changes around it.
 */
export function Frame({
  layoutStyle,
  layout,
  schemes,
  brand,
  user,
  navigation,
  toolbar,
  leftPanel,
  rightPanel,
  floating,
  year,
  licencesHref,
  path,
  visit,
  onFold,
  children,
}: FrameProps) {
  const { t } = useTranslation('frame')
  const isWide = useIsWide()
  // Specification 4: on small screens the navigation is in a drawer, open or closed.
  const drawer = usePanel(panelMachine)
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)
  const { arrangement, isBar, isContentScrolled, left, right } = arrange(layout, isWide)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    arrive(main.current)
    main.current?.scrollTo(0, 0)
    scrollTo(0, 0)
  }, [path])

  const { close } = drawer
  useEffect(() => close(), [visit, close])

  const openDrawer = (
    <IconButton label={t('navigation.open')} variant="quiet" onPress={() => drawer.open()}>
      <Menu />
    </IconButton>
  )
  const bars = {
    toolbar: layout.hasToolbar ? (
      <Toolbar data-scheme={schemes.toolbar}>
        {isWide || !layout.hasNavbar ? null : openDrawer}
        {toolbar}
      </Toolbar>
    ) : null,
    navbar: !layout.hasNavbar ? null : !isWide ? (
      <Drawer
        side="start"
        size="narrow"
        scheme={schemes.navbar}
        title={t('navigation.label')}
        closeLabel={t('navigation.close')}
        isOpen={drawer.isOpen}
        onOpenChange={drawer.setOpen}
      >
        <DrawerNavigation aria-label={t('navigation.label')}>
          <Brand>{brand(false)}</Brand>
          {user('open')}
          {navigation('open')}
        </DrawerNavigation>
      </Drawer>
    ) : isBar ? (
      <Bar brand={brand(false)} user={user('horizontal')} scheme={schemes.navbar}>
        {navigation('horizontal')}
      </Bar>
    ) : (
      <Navbar
        isFolded={layout.isNavbarFolded}
        scheme={schemes.navbar}
        brand={brand}
        user={user}
        navigation={navigation}
        onFold={onFold}
      />
    ),
  }
  const isToolbarFirst = layout.toolbarPosition === 'above'

  return (
    <Root
      data-style={layoutStyle}
      data-mode={layout.mode}
      data-arrangement={arrangement}
      data-content-scrolled={isContentScrolled || undefined}
      data-bar={(isWide && isBar && layout.hasNavbar) || undefined}
      data-toolbar={layout.hasToolbar || undefined}
      data-footer={(layout.hasFooter && layout.isFooterFixed) || undefined}
      data-floating={floating ? true : undefined}
    >
      <Skip href="#main">{t('skip.label')}</Skip>
      {(isToolbarFirst ? (['toolbar', 'navbar'] as const) : (['navbar', 'toolbar'] as const)).map(
        (bar) => (
          <Fragment key={bar}>{bars[bar]}</Fragment>
        ),
      )}
      {isWide || layout.hasToolbar || !layout.hasNavbar ? null : <Floating>{openDrawer}</Floating>}
      {left && leftPanel ? <Side data-area="left">{leftPanel}</Side> : null}
      {/* Scroll containers must be reachable by keyboard. */}
      <Main
        id="main"
        ref={main}
        tabIndex={isContentScrolled ? 0 : -1}
        onBlur={({ currentTarget }) => delete currentTarget.dataset.arrived}
      >
        {children}
        {layout.hasFooter && !layout.isFooterFixed ? (
          <Footer {...{ year, licencesHref }} scheme={schemes.footer} />
        ) : null}
      </Main>
      {/* One slot, beside the content or over it: an open panel stays open when the window is resized. */}
      {rightPanel ? (
        <Side data-area="right" data-over={!right || undefined}>
          {rightPanel}
        </Side>
      ) : null}
      {layout.hasFooter && layout.isFooterFixed ? (
        <Footer {...{ year, licencesHref }} scheme={schemes.footer} isFixed />
      ) : null}
      {floating ? <Edge>{floating}</Edge> : null}
    </Root>
  )
}

/** Focuses the screen's beginning. It is a landing target, so it has no focus ring around all of it. */
function arrive(main: HTMLElement | null) {
  main?.focus({ preventScroll: true })
  if (main) main.dataset.arrived = ''
}

/* The bars' heights add up to the start of the side parts; these end at a fixed footer. */
const Root = styled.div`
  --bar: 0px;
  --toolbar: 0px;
  --top: calc(var(--bar) + var(--toolbar));
  /* Top offset of sticky elements. */
  --start: calc(var(--bar) + var(--toolbar));
  --foot: 0px;
  --gutter: ${theme.space[6]};
  /* Smaller margins above and below a screen than beside it: a wide window is low. */
  --ledge: ${theme.space[4]};
  display: grid;
  min-block-size: 100dvh;
  margin-inline: auto;

  &[data-bar] {
    --bar: ${stripSize};
  }
  &[data-toolbar] {
    --toolbar: ${stripSize};
  }
  &[data-footer] {
    --foot: max(24px, 1.125rem + 1px);
  }
  @media (max-width: 599px) {
    --gutter: ${theme.space[4]};
    --ledge: ${theme.space[3]};

    &[data-floating] {
      --foot: 44px;
    }
  }
  /* A phone in landscape, or with its keyboard open: only the toolbar stays. */
  @media (max-height: 479px) {
    --ledge: 2px;

    &[data-footer] {
      --foot: 0px;
    }
  }
  &[data-arrangement='narrow'] {
    grid-template: 'toolbar' auto 'main' 1fr 'footer' auto / minmax(0, 1fr);
  }
  &[data-arrangement='beside'] {
    --top: 0px;
    grid-template:
      'navbar toolbar toolbar right' auto
      'navbar left main right' minmax(0, 1fr)
      'navbar footer footer right' auto / auto auto minmax(0, 1fr) auto;
  }
  &[data-arrangement='beside-right'] {
    --top: 0px;
    grid-template:
      'right toolbar toolbar navbar' auto
      'right main left navbar' minmax(0, 1fr)
      'right footer footer navbar' auto / auto minmax(0, 1fr) auto auto;
  }
  &[data-arrangement='under'] {
    grid-template:
      'toolbar toolbar toolbar toolbar' auto
      'navbar left main right' minmax(0, 1fr)
      'navbar footer footer right' auto / auto auto minmax(0, 1fr) auto;
  }
  &[data-arrangement='under-right'] {
    grid-template:
      'toolbar toolbar toolbar toolbar' auto
      'right main left navbar' minmax(0, 1fr)
      'right footer footer navbar' auto / auto minmax(0, 1fr) auto auto;
  }
  &[data-arrangement='bar-first'] {
    grid-template:
      'navbar navbar navbar' auto
      'toolbar toolbar toolbar' auto
      'left main right' minmax(0, 1fr)
      'footer footer footer' auto / auto minmax(0, 1fr) auto;
  }
  &[data-arrangement='toolbar-first'] {
    grid-template:
      'toolbar toolbar toolbar' auto
      'navbar navbar navbar' auto
      'left main right' minmax(0, 1fr)
      'footer footer footer' auto / auto minmax(0, 1fr) auto;
  }
  &[data-content-scrolled] {
    block-size: 100dvh;
  }
  /* Specification 9: boxed 1280 in layout 2, 1120 in layout 3. */
  &[data-mode='boxed'][data-style='layout2'] {
    max-inline-size: 1280px;
  }
  &[data-mode='boxed'][data-style='layout3'] {
    max-inline-size: 1120px;
  }
  &[data-mode='boxed'] {
    border-inline: 1px solid ${theme.color.hairline};
  }
  @media print {
    display: block;
    block-size: auto;
    max-inline-size: none;
    border: 0;

    > :not(main) {
      display: none;
    }
  }
`

const Skip = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: 5;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`

const Toolbar = styled.header`
  ${strip}
  grid-area: toolbar;
  z-index: 2;
  gap: ${theme.space[2]};
  background: ${theme.color.surface};

  [data-arrangement='bar-first'] > & {
    inset-block-start: var(--bar);
  }
  [data-arrangement^='under'] > &,
  [data-arrangement='toolbar-first'] > & {
    z-index: 4;
  }
  @media (max-width: 599px) {
    gap: 0;
    padding-inline: ${theme.space[2]};

    && button {
      min-inline-size: 44px;
      min-block-size: 44px;
      padding-inline: ${theme.space[1]};
    }
  }
  /* All seven fit into 320 px. */
  @media (max-width: 359px) {
    && [data-square] {
      inline-size: 42px;
      min-inline-size: 42px;
    }
  }
`

/* Entries and names are aligned with the drawer's title. */
const DrawerNavigation = styled.nav`
  margin-inline: calc(-1 * ${theme.space[4]});
`

const Brand = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]};
`

const Floating = styled.div`
  position: fixed;
  inset-block-end: ${theme.space[4]};
  inset-inline-start: ${theme.space[4]};
  z-index: 4;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`

const Side = styled.div`
  position: sticky;
  inset-block-start: var(--top);
  z-index: 1;
  align-self: start;
  block-size: calc(100dvh - var(--top) - var(--foot));

  &[data-area='left'] {
    grid-area: left;
  }
  /* Specification 9: the contact column is 70 px wide; its space is reserved while it loads. */
  &[data-area='right'] {
    grid-area: right;
    inline-size: 70px;
  }
  /* There the footer ends beside it. */
  [data-arrangement^='beside'] > &[data-area='right'],
  [data-arrangement^='under'] > &[data-area='right'] {
    --foot: 0px;
  }
  /* Panels that open here cover the toolbar beside it. */
  [data-arrangement^='beside'] > &[data-area='right'] {
    z-index: 3;
  }
  [data-content-scrolled] > & {
    block-size: 100%;
  }
  &&[data-over] {
    display: contents;
  }
`

/*
 * At the same height in the window however long the content is; panels that open beside it cover it. On a phone, whose gutter
 * is too narrow for it, it is in the footer, or on a line of its own where there is none.
 */
const Edge = styled.div`
  grid-area: main;
  place-self: end;
  position: sticky;
  inset-block-end: 24%;
  z-index: 0;

  @media (max-width: 599px) {
    grid-area: footer;
    inset-block-end: 0;
    z-index: 1;
  }
`

const Main = styled.main`
  grid-area: main;
  /* Overlays of a screen stay below the shell. */
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  /* Bottom offset of sticky elements. */
  --end: var(--foot);
  gap: ${theme.space[6]};
  min-inline-size: 0;
  padding: var(--ledge) var(--gutter);
  outline: none;

  &:focus-visible:not([data-arrived]) {
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
  /* Then it ends where the footer begins. */
  [data-content-scrolled] > & {
    --foot: 0px;
    --start: calc(-1 * var(--ledge));
    --end: calc(-1 * var(--ledge));
    overflow: auto;
  }
  @media print {
    padding: 0;
    overflow: visible;
  }
`

/** The words of what the shop says of itself in English, their source. */
export const en = {
  /** Button: closes a dialog or drawer. */
  close: 'Close',
  /** Label: an e-mail address. */
  'contact.email': 'E-mail for questions',
  /** What a section applies to. */
  'contact.intro': 'Shown to shoppers and sellers who need help.',
  /** Label of a list: telephone numbers. */
  'contact.phones': 'Telephone numbers',
  /** Below that label. */
  'contact.phones.note': 'With the country’s code, the one that is shown first at the top.',
  /** Title of a section. */
  'contact.title': 'Contact',
  /** Where two states of a page say the same. */
  'difference.none': 'They say the same.',
  /** Error of a telephone number. */
  'error.phone': 'Begin with + and the country’s code, without spaces: +254709550120.',
  /** Label: an address of a picture. */
  'identity.favicon': 'Icon of the browser’s tab',
  /** Label: a name. */
  'identity.displayName': 'Name of the shop',
  /** What a section applies to. */
  'identity.intro': 'Shown at the top of the shop, in messages and on papers.',
  /** Label: a name. */
  'identity.legalName': 'Legal name',
  /** Below that label. */
  'identity.legalName.note': 'Stands on invoices.',
  /** Below the address of a picture. */
  'identity.logo.note': 'JPEG, PNG or WebP. Without one the shop shows a mark made of its name.',
  /** Label: an address of a picture. */
  'identity.logoDark': 'Logo on dark ground',
  /** Label: an address of a picture. */
  'identity.logoLight': 'Logo on light ground',
  /** Label: a line of text in a language. */
  'identity.tagline.ar': 'Line below the name, Arabic',
  /** Label: a line of text in a language. */
  'identity.tagline.en': 'Line below the name, English',
  /** Label: a line of text in a language. */
  'identity.tagline.tr': 'Line below the name, Turkish',
  /** Title of a section. */
  'identity.title': 'Identity',
  /** On the tab of a language in which nothing is written. */
  'language.empty': 'empty',
  /** Names the tabs of languages, for screen readers. */
  'language.label': 'Language',
  /** On the tab of a language: how many paragraphs it has, and the English text has. @same */
  'language.of': '{{number}} / {{all}}',
  /** Button: adds a row. */
  'office.add': 'Add an office',
  /** Label of a choice. */
  'office.country': 'Country',
  /** Label: street and number. */
  'office.line1': 'Street',
  /** Label: a name. */
  'office.name': 'Name',
  /** Names a button that removes a row. */
  'office.remove': 'Remove office {{number}}',
  /** Label: a town. */
  'office.town': 'Town',
  /** What a section applies to. */
  'offices.intro': 'Where shoppers and sellers find the shop.',
  /** Label of a list. */
  'offices.offices': 'Offices',
  /** Title of a section. */
  'offices.title': 'Offices',
  /** A page of the shop: title of a section. */
  'page.about': 'About us',
  /** What a section applies to. */
  'page.about.intro': 'Who the shop is. Nobody outside sees a draft before it is published.',
  /** Label of a text. */
  'page.body.ar': 'Text in Arabic',
  /** Label of a text. */
  'page.body.en': 'Text in English',
  /** Label of a text. */
  'page.body.tr': 'Text in Turkish',
  /** A page of the shop: title of a section. */
  'page.help': 'Help',
  /** What a section applies to. */
  'page.help.intro': 'Where shoppers are helped.',
  /** A page of the shop: title of a section. */
  'page.privacy': 'Privacy',
  /** What a section applies to. */
  'page.privacy.intro': 'What becomes of what shoppers tell.',
  /** A page of the shop: title of a section. */
  'page.returns': 'Sending back',
  /** What a section applies to. */
  'page.returns.intro':
    'How something goes back. It does not follow the return window of the shop settings by itself.',
  /** A page of the shop: title of a section. */
  'page.terms': 'Terms',
  /** What a section applies to. */
  'page.terms.intro': 'On what terms shoppers buy.',
  /** Button: adds a row. */
  'phone.add': 'Add a number',
  /** Label: a telephone number. */
  'phone.label': 'Number',
  /** Names a button that removes a row. */
  'phone.remove': 'Remove number {{number}}',
  /** Button: shows a page as shoppers read it. */
  preview: 'Preview',
  /** In a preview, where a text is missing. {{language}}: by its own name. */
  'preview.english': 'Not written in {{language}}: shoppers read it in English.',
  /** Title of a preview, and name of its button. {{page}}: the name of the page. */
  'preview.of': 'Preview of {{page}}',
  /** Button: opens what publishing would change. */
  publish: 'Publish',
  /** Button that publishes. */
  'publish.do': 'Publish now',
  /** Said once a page was published. */
  'publish.done': 'The page is published',
  /** Above what publishing or going back changes. */
  'publish.intro': 'Shoppers see it at once. This changes for them:',
  /** Why a page cannot be published. */
  'publish.lacking_one': '{{number}} character is missing in English.',
  /** Why a page cannot be published. */
  'publish.lacking_other': '{{number}} characters are missing in English.',
  /** Title of the dialog, and name of its button. {{page}}: the name of the page. */
  'publish.of': 'Publish {{page}}',
  /** While it is sent, for screen readers. */
  'publish.pending': 'Publishing',
  /** Why a page cannot be published. */
  'publish.same': 'What is written is what is published.',
  /** Why a page cannot be published. */
  'publish.saveFirst': 'Save your changes first.',
  /** Where it is not known whether it was done. */
  'publish.unclear': 'No answer came. Try again: it is done once at most.',
  /** Button: goes back to a version. */
  revert: 'Go back to it',
  /** Button that goes back. */
  'revert.do': 'Go back now',
  /** Said once an older version is seen again. */
  'revert.done': 'The older version is seen again; the draft is as it was',
  /** Title of the dialog, and name of its button. */
  'revert.to': 'Go back to version {{number}}',
  /** Button: adds a row. */
  'social.add': 'Add a network',
  /** Label: an address. */
  'social.appStore': 'App Store',
  /** Label: an address. */
  'social.googlePlay': 'Google Play',
  /** What a section applies to. */
  'social.intro': 'Links at the end of every page of the shop.',
  /** Label of a choice. */
  'social.network': 'Network',
  /** Names a button that removes a row. */
  'social.remove': 'Remove network {{number}}',
  /** Label of a list. */
  'social.socials': 'Networks',
  /** Title of a section. */
  'social.title': 'Networks and apps',
  /** Label: an address. */
  'social.url': 'Address',
  /** State of a page whose draft is not what is published. */
  'state.changed': 'Changes are not published',
  /** State of a page that was never published. */
  'state.draft': 'Not published',
  /** State of a page. */
  'state.published': 'Published',
  /** Beside the state: what is published. {{when}}: "3 days ago". */
  'state.version': 'Version {{number}}, by {{name}}, {{when}}',
  /** Heading and title of the page. */
  title: 'Marketplace information',
  /** One of the versions of a page. */
  version: 'Version {{number}}',
  /** At a version that is an older one again. */
  'version.broughtBack': 'Brought version {{number}} back.',
  /** At the version that shoppers see. */
  'version.seen': 'Seen now',
  /** Button: opens what was published of a page. */
  versions: 'Versions',
  /** Title of that drawer, and name of its button. {{page}}: the name of the page. */
  'versions.of': 'Versions of {{page}}',
} as const

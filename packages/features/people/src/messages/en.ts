declare module '@console/core/i18n' {
  interface MessageCatalogue {
    people: typeof en
  }
}

/** English messages of staff members and shop users, the source of the translations. */
export const en = {
  /** Heading: permitted actions. */
  'access.can': 'Can do',
  /** Heading: actions that are not permitted. */
  'access.cannot': 'Can’t do',
  /** First of the permitted actions, the same for all operators. */
  'access.reads': 'View everything in the marketplace, and export what their role can see.',
  /** Above the permissions of someone who can’t sign in. */
  'access.shut': 'They can’t sign in at the moment. With these roles, they could:',
  /** Empty card of addresses. */
  'addresses.none': 'No addresses.',
  /** Heading. */
  'addresses.title': 'Addresses',
  /** Claimed record type. */
  'claims.kind.agents': 'Agent',
  /** Claimed record type. */
  'claims.kind.businesses': 'Business',
  /** Claimed record type. */
  'claims.kind.listings': 'Listing',
  /** Claimed record type. */
  'claims.kind.products': 'Product',
  /** Claimed record type. */
  'claims.kind.service-products': 'Service',
  /** Empty list of claims. */
  'claims.none': 'No open claims.',
  /** Expiry of a claim. */
  'claims.until': 'until {{time}}',
  /** Consent. */
  'consent.marketing_email': 'Offers by email',
  /** Consent. */
  'consent.marketing_text': 'Offers by text message',
  /** Consent not given. */
  'consent.no': 'No',
  /** Date of a consent. */
  'consent.since': 'since {{day}}',
  /** Consent. */
  'consent.terms': 'Shop terms',
  /** Heading: consents. */
  'consents.title': 'Consents',
  /** Heading. */
  'contact.title': 'Contact',
  /** Mark of a confirmed contact. */
  'contact.verified': 'confirmed',
  /** Detail: expiry of an invitation. */
  'fact.inviteUntil': 'Invitation expires',
  /** Detail: person who sent the invitation. */
  'fact.invitedBy': 'Invited by',
  /** Link: new invitation form. */
  'invite.another': 'Invite another',
  /** Link: list of staff members. */
  'invite.back': 'Staff members',
  /** Replaces the button’s label, and is announced. */
  'invite.copied': 'Link copied.',
  /** Button: copies the link. */
  'invite.copy': 'Copy link',
  /** Heading after the invitation. */
  'invite.done': '{{name}} was invited',
  /** Text below that heading. */
  'invite.done.message': 'We’ve emailed an invitation to {{email}}. The link works until {{day}}.',
  /** Field. */
  'invite.email': 'Email',
  /** Label of the invitation link. */
  'invite.link': 'Invitation link',
  /** Hint below that label. */
  'invite.link.note':
    'Share it yourself if the email is delayed. Anyone with the link can set the password.',
  /** Field. */
  'invite.name': 'Name',
  /** Page without permission to invite: heading. */
  'invite.refused': 'You can’t invite people',
  /** Page without permission to invite: text. */
  'invite.refused.message':
    'Only administrators can invite colleagues. Ask one of them to send the invitation.',
  /** Button: sends the invitation. */
  'invite.submit': 'Send invitation',
  /** Heading. */
  'invite.title': 'Invite a colleague',
  /** After the invitation was accepted. */
  'join.done': 'Welcome, {{name}}. You can now sign in.',
  /** Heading: the invitation is no longer valid. */
  'join.ended': 'This invitation is no longer valid',
  /** Text below that heading. */
  'join.ended.message':
    'It expired, was already used or was replaced by a newer one. Ask the person who invited you for a new link.',
  /** Introduction of the form for an invited person. */
  'join.help':
    'You’ve been invited to the console. Choose a password, then sign in with your email address.',
  /** Button in the field: hides the password. */
  'join.hide': 'Hide password',
  /** Field. */
  'join.password': 'Password',
  /** Hint below the password. */
  'join.password.note': 'At least {{min}} characters.',
  /** Button in the field: shows the password. */
  'join.show': 'Show password',
  /** Link: sign-in page. */
  'join.signIn': 'Sign in',
  /** Button: accepts the invitation. */
  'join.submit': 'Accept invitation',
  /** Page title and heading. */
  'join.title': 'Choose a password',
  /** Error: the invitation link couldn’t be loaded. */
  'link.failed': 'Couldn’t load the link. Try again.',
  /** Note below the invitation link. */
  'link.note':
    'Anyone with this link can set the password. Showing it is recorded in the history under your name.',
  /** Above the invitation link. {{email}} is an address, {{day}} a day. */
  'link.only':
    'We emailed the latest link to {{email}}. It works until {{day}}. Earlier links no longer work.',
  /** Button: shows the invitation link. */
  'link.show': 'Show link',
  /** Heading: invitation of a colleague. */
  'link.title': 'Invitation',
  /** Link: all orders of this channel. */
  'orders.all.agent': 'All agent orders ({{number}})',
  /** Link: all orders of this channel. */
  'orders.all.b2b': 'All business orders ({{number}})',
  /** Link: all orders of this channel. */
  'orders.all.b2c': 'All shop orders ({{number}})',
  /** Link: all orders of this channel. */
  'orders.all.manual': 'All staff orders ({{number}})',
  /** Heading. */
  'orders.latest': 'Latest orders',
  /** Empty list of orders. */
  'orders.none': 'No orders yet.',
  /** Empty list of returns. */
  'returns.none': 'No returns.',
  /** Heading. */
  'returns.title': 'Returns',
  /** Empty list of reviews. */
  'reviews.none': 'No reviews yet.',
  /** Rating of a review. */
  'reviews.rating': '{{rating}} of 5',
  /** Heading. */
  'reviews.title': 'Reviews',
  /** Description of a role. */
  'roles.SuperAdmin.note': 'Full access, including shop settings and other SuperAdmins.',
  /** Heading: permissions added by the new roles. */
  'roles.added': 'Permissions added',
  /** Description of a role. */
  'roles.admin.note': 'Manages accounts, money and settings.',
  /** Label of the role checkboxes. */
  'roles.field': 'Roles',
  /** Note: the new roles change no permission. */
  'roles.nothing': 'No change in permissions.',
  /** Below a disabled checkbox. */
  'roles.reserved': 'Only a SuperAdmin can give this role.',
  /** Description of a role. */
  'roles.staff.note': 'Works on queues and orders.',
  /** Button: changes the roles. */
  'roles.submit': 'Change roles',
  /** Heading: permissions removed by the new roles. */
  'roles.taken': 'Permissions removed',
  /** Column, filter and detail. */
  'shop.business': 'Business',
  /** Column, filter and detail. */
  'shop.county': 'County',
  /** Filter. */
  'shop.dormant': 'No order for 90 days',
  /** Detail. */
  'shop.email': 'Email',
  /** Empty list of shop users. */
  'shop.empty': 'No shop users yet.',
  /** Column, filter and detail. */
  'shop.joined': 'Joined',
  /** Column, filter and detail. */
  'shop.lastOrder': 'Last order',
  /** Column, filter and detail. */
  'shop.name': 'Person',
  /** Column, filter and detail. */
  'shop.orders': 'Orders',
  /** Column, filter and detail. */
  'shop.phone': 'Phone',
  /** Column, filter and detail. */
  'shop.spent': 'Spent',
  /** Column, filter and detail. */
  'shop.status': 'Status',
  /** Page title and heading. */
  'shop.title': 'Shop users',
  /** Column, filter and detail. */
  'shop.type': 'Type',
  /** Column, filter and detail. */
  'staff.claims': 'Open claims',
  /** Column, filter and detail. */
  'staff.email': 'Email',
  /** Empty list: the user is the only staff member. */
  'staff.empty': 'It’s only you so far. Invite a colleague to get started.',
  /** Button: opens the invitation form. */
  'staff.invite': 'Invite',
  /** Column, filter and detail. */
  'staff.lastSeen': 'Last seen',
  /** Column, filter and detail. */
  'staff.name': 'Person',
  /** Last seen: never signed in. */
  'staff.never': 'Never',
  /** Column, filter and detail. */
  'staff.roles': 'Roles',
  /** Column, filter and detail. */
  'staff.status': 'Status',
  /** Page title and heading. */
  'staff.title': 'Staff members',
  /** Column, filter and detail. */
  'staff.twoStep': 'Two-step sign-in',
  /** Filter. */
  'staff.unseen': 'Not seen for 30 days',
  /** Tab of a panel: details of a person. */
  'tab.about': 'About',
  /** Tab of a panel: permissions. */
  'tab.access': 'Access',
  /** Tab of a panel: history. */
  'tab.activity': 'Activity',
  /** Tab of a panel: claimed records. */
  'tab.claims': 'Claims',
  /** Tab of a panel. */
  'tab.orders': 'Orders',
  /** Name of the tabs of a panel, for screen readers. */
  'tabs.label': 'Sections for {{name}}',
  /** State of two-step sign-in. */
  'twoStep.off': 'Off',
  /** State of two-step sign-in. */
  'twoStep.on': 'On',
  /** Type of a shop user. */
  'type.business_buyer': 'Business buyer',
  /** Type of a shop user. */
  'type.consumer': 'Consumer',
  /** Tab over the list. */
  'view.active': 'Active',
  /** Tab over the list. */
  'view.all': 'All',
  /** Tab over the list. */
  'view.blocked': 'Blocked',
  /** Tab over the list. */
  'view.dormant': 'Dormant',
  /** Tab over the list. */
  'view.invited': 'Invited',
  /** Tab over the list. */
  'view.suspended': 'Suspended',
} as const

declare module '@console/core/i18n' {
  interface MessageCatalogue {
    scrumboard: typeof en
  }
}

/** English messages of the scrum board, the source of the translations. */
export const en = {
  /** Activity of a card. {{name}}: the attachment. */
  'activity.attached': 'Attached {{name}}',
  /** Card: label of the comment field. */
  'activity.comment': 'Comment',
  /** Card: button that edits one’s own comment. {{when}}: its age. */
  'activity.comment.edit': 'Edit your comment ({{when}})',
  /** Card: button that deletes one’s own comment. {{when}}: its age. */
  'activity.comment.remove': 'Delete your comment ({{when}})',
  /** Card: button that saves an edited comment. */
  'activity.comment.save': 'Save comment',
  /** Card: keyboard shortcut of the button beside it. {{action}}: its label. @same */
  'activity.keys': '{{keys}}: {{action}}',
  /** Card: button that adds the comment. */
  'activity.send': 'Add comment',
  /** Activity of a card: someone who is no longer a member of the board. */
  'activity.somebody': 'Former member',
  /** Card: heading of the comments and activities. */
  'activity.title': 'Activity',
  /** Card: label of the link field. */
  'attachment.address': 'Link address',
  /** Card: error of an unreadable picture. */
  'attachment.broken': 'We couldn’t read this picture. Try another file.',
  /** Card: toggle button, pressed for the cover picture. {{name}}: the picture. */
  'attachment.cover': 'Use {{name}} as the cover picture',
  /** Card: button that attaches a link. */
  'attachment.link': 'Attach a link',
  /** Card: button that attaches a picture. */
  'attachment.picture': 'Attach a picture',
  /** Card: button that removes an attachment. {{name}}: the attachment. */
  'attachment.remove': 'Remove {{name}}',
  /** Card: error of a picture that is too large. {{megabytes}}: maximum file size. */
  'attachment.size': 'This picture is larger than {{megabytes}} MB.',
  /** Card: error of an unsupported file type. */
  'attachment.type': 'This image type isn’t supported. Use PNG, JPEG, WebP or GIF.',
  /** Default name of a copied board. {{name}}: the original board. */
  'board.copyOf': 'Copy of {{name}}',
  /** Notice with an undo button. {{name}}: the board. */
  'board.deleted': 'Board {{name}} was deleted',
  /** Board without lists: message. */
  'board.empty': 'Add a list to start adding cards.',
  /** Board without lists: title. */
  'board.empty.title': 'No lists yet',
  /** Notice on another screen, with a button that opens the new or copied board. {{name}}: the board. */
  'board.made': 'Board {{name}} was created',
  /** Board: label of the name field. */
  'board.name': 'Board name',
  /** Notice: button that opens the new board. */
  'board.open': 'Open',
  /** Board: button that edits its name in place. */
  'board.rename': 'Rename the board',
  /** Notice: unknown board (specification 8); the boards are shown. */
  'board.unknown': 'Requested board do not exist.',
  /** Default name of a new board. */
  'board.unnamed': 'New board',
  /** Board: link to all boards. */
  'boards.back': 'Boards',
  /** No boards: message. */
  'boards.empty': 'Create one to get started.',
  /** No boards: title. */
  'boards.empty.title': 'No boards yet',
  /** Boards: button that creates one and opens it. */
  'boards.new': 'New board',
  /** List: button that adds a card at its end. */
  'card.add': 'Add a card',
  /** Card: heading of the attachments; on a board, the label of their number. */
  'card.attachments': 'Attachments',
  /** Card: button that saves and closes it. */
  'card.close': 'Save and close',
  /** Card on a board: label of the number of comments. */
  'card.comments': 'Comments',
  /** Card: button that saves the typed text and closes the card. */
  'card.done': 'Done',
  /** Card: button that moves it down in its list. */
  'card.down': 'Move down',
  /** Card on a board. {{day}}: due date. */
  'card.due': 'Due {{day}}',
  /** Card: label of the due date. */
  'card.dueDay': 'Due date',
  /** Card on a board: icon of a card with a description. */
  'card.hasText': 'Has a description',
  /** Card: heading of the labels. */
  'card.labels': 'Labels',
  /** Card: label of its list; choosing another one moves the card. */
  'card.list': 'List',
  /** Card: heading of the members. */
  'card.members': 'Members',
  /** Card: label of the name field. */
  'card.name': 'Card name',
  /** Card on a board. {{day}}: passed due date. */
  'card.overdue': 'Overdue since {{day}}',
  /** Card: position in its list. {{number}}: from 1. {{of}}: number of cards. */
  'card.place': 'Position {{number}} of {{of}}',
  /** Card: progress of its checklists. {{of}}: number of items. */
  'card.progress': '{{done}} of {{of}} done',
  /** Card: button that removes it from the board; it can be undone. */
  'card.remove': 'Remove the card',
  /** Notice with an undo button: a card, or a part of it, was removed. {{name}}: its name. */
  'card.removed': '{{name}} was removed',
  /** Card: switch for notifications. */
  'card.subscribe': 'Notify me of changes',
  /** Card or board: icon of enabled notifications. */
  'card.subscribed': 'You’re notified of changes',
  /** Card: label of the description. */
  'card.text': 'Description',
  /** Title of the card dialog. {{list}}: its list. */
  'card.title': 'Card in {{list}}',
  /** Board: unknown card in the address. */
  'card.unknown': 'This card isn’t on the board. It may have been removed.',
  /** Board: link that removes the unknown card from the address. */
  'card.unknown.close': 'Back to the board',
  /** Card: button that moves it up in its list. */
  'card.up': 'Move up',
  /** Card: button that adds a checklist. */
  'checklist.add': 'Add a checklist',
  /** Checklist: label of the text of a new or edited item. */
  'checklist.item': 'Item',
  /** Checklist: button that adds an item. */
  'checklist.item.add': 'Add an item',
  /** Checklist: button that removes an item. {{name}}: its text. */
  'checklist.item.remove': 'Remove {{name}}',
  /** Checklist: button that edits an item. {{name}}: its text. */
  'checklist.item.rename': 'Edit {{name}}',
  /** Checklist: button that saves an edited item. */
  'checklist.item.save': 'Save',
  /** Checklist: label of the name field. */
  'checklist.name': 'Checklist name',
  /** Checklist: button that removes it. {{name}}: its name. */
  'checklist.remove': 'Remove the checklist {{name}}',
  /** Checklist: button that edits its name. {{name}}: its name. */
  'checklist.rename': 'Rename the checklist {{name}}',
  /** Notice: copying a board failed; the reason follows. */
  'failed.copy': 'Couldn’t copy the board',
  /** Notice: deleting a board, list or card failed and was reverted; the reason follows. */
  'failed.delete': 'Couldn’t delete',
  /** Notice: creating a board failed; the reason follows. */
  'failed.make': 'Couldn’t create the board',
  /** Notice: a move failed and was reverted; the reason follows. */
  'failed.move': 'Couldn’t move',
  /** Notice: undoing a deletion failed; the reason follows. */
  'failed.restore': 'Couldn’t restore',
  /** Notice: a change failed and was reverted; the reason follows. */
  'failed.save': 'Couldn’t save the change',
  /** Filter: option that shows all cards. */
  'filter.all': 'All',
  /** Filter: button that clears it. */
  'filter.clear': 'Show all cards',
  /** Filter: due date. */
  'filter.due': 'Due',
  /** Filter: cards without a due date. */
  'filter.due.none': 'No due date',
  /** Filter: overdue cards. */
  'filter.due.overdue': 'Overdue',
  /** Filter: cards due soon. */
  'filter.due.week': 'Within 7 days',
  /** Filter: label of cards. */
  'filter.label': 'Label',
  /** Board: number of cards that match the filter. {{of}}: number of all cards. */
  'filter.left': '{{number}} of {{of}} cards',
  /** Filter: member of cards. */
  'filter.member': 'Member',
  /** Board: button that opens the filter. */
  'filter.title': 'Filter',
  /** Keyboard shortcuts: arrow keys. */
  'keys.go': 'Move between cards',
  /** Keyboard shortcuts: Space. */
  'keys.lift':
    'Pick up a card, or a list by its handle; move it with the arrow keys and drop it with Space',
  /** Keyboard shortcuts: Enter. */
  'keys.open': 'Open the card',
  /** Keyboard shortcuts: Escape. */
  'keys.putBack': 'Cancel the move',
  /** Keyboard shortcuts: Z. */
  'keys.undo': 'Undo the last move or removal',
  /** Board: button that adds a list at its end. */
  'list.add': 'Add a list',
  /** List: menu entry that moves it one position towards the beginning. */
  'list.back': 'Move towards the beginning',
  /** List without cards. */
  'list.empty': 'No cards yet',
  /** List: accessible name of its drag handle. {{name}}: the list. */
  'list.lift': 'Move the list {{name}}',
  /** List: button that opens its menu. {{name}}: the list. */
  'list.menu': 'More actions for the list {{name}}',
  /** List: label of the name field. */
  'list.name': 'List name',
  /** List without cards that match the filter. */
  'list.noMatch': 'No cards match the filter',
  /** List: menu entry that moves it one position towards the end. */
  'list.on': 'Move towards the end',
  /** List: menu entry and confirming button that remove it. */
  'list.remove': 'Remove the list',
  /** Confirmation of removing a list: button that keeps it. */
  'list.remove.keep': 'Cancel',
  /** Confirmation of removing a list: consequence. {{number}}: number of its cards. */
  'list.remove.message_one': 'Its card will be deleted too. This can’t be undone.',
  /** Confirmation of removing a list: consequence. {{number}}: number of its cards. */
  'list.remove.message_other': 'Its {{number}} cards will be deleted too. This can’t be undone.',
  /** Title of the confirmation of removing a list with cards. {{name}}: the list. */
  'list.remove.title': 'Remove the list {{name}}?',
  /** List: menu entry that edits its name in place. */
  'list.rename': 'Rename the list',
  /** Notice with an undo button: a card or list was moved. */
  moved: '{{name}} was moved',
  /** Screen readers: position of a picked-up list. {{number}}: from 1. {{of}}: number of lists. */
  'moving.amongLists': 'position {{number}} of {{of}}',
  /** Screen readers: item dropped. {{place}}: its new position. */
  'moving.dropped': '{{name}} moved to {{place}}.',
  /** Screen readers: someone else removed the picked-up item. */
  'moving.gone': '{{name}} was removed by someone else.',
  /** Screen readers: keyboard instructions of each card. */
  'moving.help': 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
  /** Screen readers: position of a picked-up card. {{number}}: from 1. {{of}}: number of cards. {{list}}: name of the list. */
  'moving.inList': '{{list}}, position {{number}} of {{of}}',
  /** Screen readers: item picked up. {{place}}: its position. */
  'moving.lifted':
    '{{name}} picked up: {{place}}. Use the arrow keys to move it, Space to drop it, Escape to cancel.',
  /** Screen readers: position that a picked-up item would move to. {{place}}: the position. @same */
  'moving.place': '{{place}}.',
  /** Screen readers: move cancelled. {{place}}: the original position. */
  'moving.putBack': '{{name}} returned to {{place}}.',
  /** Button that cancels renaming. */
  'name.cancel': 'Cancel',
  /** Button that saves a new name. */
  'name.save': 'Rename',
  /** Board settings: button that closes them. */
  'settings.close': 'Close',
  /** Board settings: label of the colour. */
  'settings.color': 'Colour',
  /** Board settings: a colour. */
  'settings.color.clay': 'Clay',
  /** Settings of a board: a colour. */
  'settings.color.cobalt': 'Cobalt',
  /** Settings of a board: a colour. */
  'settings.color.forest': 'Forest',
  /** Settings of a board: a colour. */
  'settings.color.slate': 'Slate',
  /** Board settings: button that copies the board and opens the copy. */
  'settings.copy': 'Copy the board',
  /** Board settings: switch for cover pictures. */
  'settings.covers': 'Cover pictures on cards',
  /** Board settings: button that deletes the board; it can be undone. */
  'settings.delete': 'Delete the board',
  /** Board settings: switch for notifications. */
  'settings.subscribed': 'Notify me of changes on this board',
  /** Board: button that opens its settings, and their title. */
  'settings.title': 'Board settings',
  /** Board settings: reason why the board can’t be copied or deleted. */
  'settings.unread':
    'Part of this board couldn’t be loaded. To avoid losing it, copying and deleting are switched off.',
  /** Title of the boards. */
  title: 'Scrum board',
}

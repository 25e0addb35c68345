import { callerOf, procedure } from '../../procedures/procedure.ts'
import { editNoteFields, noteFields } from './order-input.ts'
import { addNote, editNote, orderNoteSchema } from './order-notes.ts'

/** Internal notes of an order, which no customer ever reads. */
export const orderNotes = {
  addNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/notes',
      status: 201,
      summary: 'Add an internal note, which no client ever reads',
      example: { text: 'Zəng etmək lazımdır' },
    },
  })
    .input(noteFields)
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => addNote(ctx.deps, callerOf(ctx), input)),
  editNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/notes/:noteId',
      summary: 'Write an own internal note anew; what it said before is kept',
      example: { text: 'Zəng edildi' },
    },
  })
    .input(editNoteFields)
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => editNote(ctx.deps, callerOf(ctx), input)),
  deleteNote: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'DELETE',
      path: '/order/:id/notes/:noteId',
      summary: 'Take an own internal note back; what it said is kept in the history',
    },
  })
    .input(editNoteFields.omit({ text: true }))
    .output(orderNoteSchema)
    .mutation(({ ctx, input }) => editNote(ctx.deps, callerOf(ctx), { ...input, text: null })),
}

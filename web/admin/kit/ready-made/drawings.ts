const drawings = import.meta.glob<string>('/src/domains/ready-made/pictures/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a drawing. */
export const drawingOf = (picture: string): string | undefined =>
  drawings[`/src/domains/ready-made/pictures/${picture}.svg`]

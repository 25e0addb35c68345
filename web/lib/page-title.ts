/** A page's own title in the head. */
export const pageTitle = (title: string) => ({ meta: [{ title: `${title} – Mətbəə` }] })

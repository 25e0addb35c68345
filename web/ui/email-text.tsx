/** An e-mail that breaks after its @ where it needs two lines; a link of it has it as its label, in one piece. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

/** A translation of the model: the same keys, its plurals in the forms that the language has. A missing one does not compile. */
export type WordsOf<Model, Form extends string> = {
  [Key in keyof Model as Key extends `${infer Base}_other`
    ? `${Base}_${Form}`
    : Key extends `${string}_one`
      ? never
      : Key]: Model[Key] extends string ? string : WordsOf<Model[Key], Form>
}

/** Every key of the words, with dots, plurals without their form. */
export type KeyOf<Model> = {
  [Key in keyof Model & string]: Model[Key] extends string
    ? Key extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : Key
    : `${Key}.${KeyOf<Model[Key]>}`
}[keyof Model & string]

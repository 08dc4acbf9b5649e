import { Grid } from '@martelo/ui/grid';
import { Heading } from '@martelo/ui/heading';
import { Stack } from '@martelo/ui/stack';
import { Testimonial } from '@martelo/ui/testimonial';
import { Text } from '@martelo/ui/text';

import { later } from './later-section.css.ts';

/** Made up until customers have said something, and marked so (HONEST-02). */
const samples = [
  {
    quote: 'Antes eu abria seis sites por dia. Agora o alerta chega e eu já sei de que lista veio o valor.',
    name: 'Helena Duarte',
    about: 'Investidora em Recife – PE',
  },
  {
    quote:
      'A conta até as chaves me fez desistir de um imóvel que parecia barato. Foi a melhor compra que não fiz.',
    name: 'Marcos Vieira',
    about: 'Comprador em Goiânia – GO',
  },
  {
    quote: 'Gosto de ver ‘não informado’ quando ninguém sabe. Dá vontade de ler o edital.',
    name: 'Sônia Prates',
    about: 'Corretora em Curitiba – PR',
  },
] as const;

/** What customers say (HOME-06). */
export function Testimonials() {
  return (
    <Stack as="section" gap="large" aria-label="Depoimentos" className={later.testimonials}>
      <Stack gap="xsmall">
        <Heading headingLevel={2}>Quem usa o Martelo</Heading>
        <Text color="muted">
          Depoimentos de exemplo: os de clientes entram aqui com autorização do autor.
        </Text>
      </Stack>
      <Grid as="ul" columns={{ tablet: 3 }} gap="large">
        {samples.map((sample) => (
          <li key={sample.name}>
            <Testimonial {...sample} sample />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}

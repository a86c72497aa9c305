# Two commands matter: `make play` sets up and plays, `make test` sets up and
# passes all the tests. Both work on a fresh Debian machine that has Rust and Node.

.PHONY: play serve test setup setup-tests fmt lint unit laws crashes fuzz docs bench strength deny

# The Spanish word list, which the program then holds. It is made from a package
# and not kept here.
WORDS := data/shelf/lexicon-es.u32
DICTIONARY := games/ideograma/lexicon

play: setup $(WORDS)
	cargo run --release --quiet --package sobremesa -- play

# The room, open to the home network.
serve: setup $(WORDS)
	cargo run --release --quiet --package sobremesa -- serve

test: setup-tests fmt $(WORDS) lint unit docs

$(WORDS): $(DICTIONARY)/package-lock.json $(wildcard games/ideograma/src/lexicon/*.rs games/ideograma/src/lexicon/*/*.rs)
	npm ci --prefix $(DICTIONARY)
	cargo run --release --locked --quiet --package ideograma --example lexicon -- $(DICTIONARY)/node_modules/dictionary-es $@

setup:
	@sh .ci/setup

setup-tests:
	@sh .ci/setup test

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit:
	cargo test --workspace --locked

# A thousand random games of every combination of options and players under the
# laws, where `unit` plays between two and 150. In the profile of the tests, which
# notices overflows. RUMIS with its 148 combinations takes about two hours, IDEOGRAMA
# about one, all the others a quarter; `make laws LAW_GAMES=200` is done sooner.
laws: export LAW_GAMES ?= 1000
laws: setup
	cargo test --workspace --locked --no-fail-fast --test laws -- --nocapture

# A thousand `kill -9` of the room under play, where `unit` does fifty.
crashes: export CRASHES ?= 1000
crashes: setup-tests
	cargo test --locked --package server killed -- --nocapture

# LibFuzzer on everything that reads what strangers send, so many seconds each, on
# stable Rust without its sanitizers. Installing cargo-fuzz takes minutes.
SECONDS ?= 60
fuzz: setup
	cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	for target in message notation record; do \
		cargo fuzz run --fuzz-dir fuzz/cargo-fuzz -s none $$target -- -max_total_time=$(SECONDS) || exit 1; \
	done

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

# Divan's benches, then the program's own table.
bench: setup $(WORDS)
	IDEOGRAMA_LEXICON=$(CURDIR)/$(DICTIONARY)/node_modules/dictionary-es cargo bench --workspace --benches
	cargo run --release --quiet --package sobremesa -- bench

# The games behind docs/strength.md, which take hours. Interrupted, it goes on
# where it was.
strength: setup $(WORDS)
	cargo build --release --locked --package sobremesa
	for game in $$(target/release/sobremesa games | cut -d ' ' -f 1); do \
		arena="target/release/sobremesa arena --game $$game --neighbours --out target/strength/$$game"; \
		$$arena-low --levels random,1..3 --games 200 && \
		$$arena-high --levels 3..5,tree --games 60 || exit 1; \
	done

# Licences, bans and sources of the dependencies. Installing cargo-deny takes
# minutes, so this is no part of `make test`.
deny: setup
	cargo deny --version >/dev/null 2>&1 || cargo install --locked cargo-deny
	cargo deny check licenses bans sources

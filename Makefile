# Two commands matter: `make play` sets up and plays, `make test` sets up and
# passes all the tests. Both work on a fresh Debian machine that has Rust and Node.

.PHONY: play serve terminal test foretell setup setup-tests fmt web lint unit docs browser types modules laws crashes fuzz bench bench-wasm beside strength deny FORCE

# The Spanish word list, which the program then holds. It is made from packages
# and our own corrections, and not kept here.
WORDS := data/shelf/lexicon-es.u32
DICTIONARY := games/ideograma/lexicon
# What makes it: built like the program that is played with, or with all that is tested.
LEXICON = cargo run --release --locked --package ideograma --example lexicon --
test: LEXICON = cargo build --profile test --locked --quiet --workspace --example lexicon && \
	$${CARGO_TARGET_DIR:-target}/debug/examples/lexicon

# The page, which the program then holds too, and what it takes to build it.
PAGE := web/dist/index.html
PAGE_SOURCES := $(shell find web/src web/public games/*/web -type f 2>/dev/null)
NODE_MODULES := web/node_modules/.package-lock.json

# The games as WebAssembly, which the page then runs by itself: a module for each,
# data/modules/GAME.wasm, and a stamp beside it. Another compiler may build them, so they
# have target folders of their own. Without a compiler the page is built without them.
TARGET := $(or $(CARGO_TARGET_DIR),target)
WASM := $(TARGET)/wasm
MODULES := $(patsubst games/%,data/modules/%.built,$(wildcard games/*))
MODULE_SOURCES := Cargo.toml Cargo.lock $(shell find rules bots print catalog table wire pocket -path '*/src/*.rs' -o -name Cargo.toml)

# Says what is going on to those who wait.
STEP = @echo "==> $(1)"

# The room, open to the home network, with its page in the browser.
play: foretell setup $(WORDS) $(PAGE)
	$(call STEP,the room)
	cargo run --release --locked --package sobremesa -- serve --open

# The room without a browser.
serve: foretell setup $(WORDS) $(PAGE)
	$(call STEP,the room)
	cargo run --release --locked --package sobremesa -- serve

# A game in this terminal.
terminal: setup $(WORDS)
	cargo run --release --locked --package sobremesa -- play

# Says beforehand how long the first time takes.
foretell:
	@[ -e $(TARGET)/release/sobremesa ] || { \
		echo "The first time everything is compiled: the word list, the games for the browser,"; \
		echo "the page and the room. That takes about ten minutes on two cores. Later only what"; \
		echo "has changed is compiled, and the room opens within seconds."; }

# The modules must be there, and answer as the program does.
test: export GAME_MODULES = required
test: setup-tests fmt $(WORDS) $(PAGE) web lint unit docs browser

$(NODE_MODULES): web/package-lock.json
	npm ci --prefix web
	@touch $@

$(PAGE): $(NODE_MODULES) $(MODULES) $(PAGE_SOURCES) $(wildcard web/*.*)
	$(call STEP,the page)
	npm run --prefix web build

modules: setup $(MODULES)

# Checked every time, and written only if something has changed.
$(WASM)/settings: FORCE
	@sh .ci/wasm-compiler $(@D)

.SECONDEXPANSION:
$(MODULES): data/modules/%.built: $(WASM)/settings $(MODULE_SOURCES) $$(shell find games/$$*/Cargo.toml games/$$*/src games/$$*/rules games/$$*/puzzles.json -type f)
	$(call STEP,$* for the browser)
	@mkdir -p $(@D)
	@. $(abspath $<); if [ $$WASM = none ]; then rm -f $(@:built=wasm); else \
		cargo rustc --profile wasm --locked $$WASM_FLAGS --target wasm32-unknown-unknown --target-dir $(WASM)/$$WASM \
			--package pocket --lib --crate-type cdylib --no-default-features --features catalog/$* && \
		cp $(WASM)/$$WASM/wasm32-unknown-unknown/wasm/pocket.wasm $(@:built=wasm); fi
	@touch $@

$(WORDS): $(DICTIONARY)/package-lock.json $(wildcard $(DICTIONARY)/*.txt games/ideograma/src/lexicon/*.rs games/ideograma/src/lexicon/*/*.rs)
	$(call STEP,the word list)
	npm ci --prefix $(DICTIONARY)
	$(LEXICON) $(DICTIONARY)/node_modules $(@D)

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

# The page without a browser: its style, its types, its unit tests.
web: $(NODE_MODULES)
	npm run --prefix web check
	npm run --prefix web test

# The page in a real browser, served by the program as `unit` has built it.
browser: $(PAGE)
	cargo test --workspace --locked --no-run --quiet
	SOBREMESA=$${CARGO_TARGET_DIR:-$(CURDIR)/target}/debug/sobremesa npm run --prefix web browser

# Makes what the page takes from here anew: the types of all that is sent, and the
# list of games for its tests. A test fails where they are not current.
types: setup $(NODE_MODULES)
	RENEW=1 cargo test --locked --package server --lib current
	npm run --prefix web types

# A thousand random games of every combination of options and players under the
# laws, where `unit` plays between two and 150. In the profile of the tests, which
# notices overflows, but optimised further: here that pays. RUMIS with its 148
# combinations takes about two hours, IDEOGRAMA about one, all the others a quarter;
# `make laws LAW_GAMES=200` is done sooner.
laws: export LAW_GAMES ?= 1000
laws: export CARGO_PROFILE_TEST_OPT_LEVEL = 2
laws: setup
	cargo test --workspace --locked --no-fail-fast --test all laws:: -- --nocapture

# A thousand `kill -9` of the room under play, where `unit` does fifty: two minutes.
crashes: export CRASHES ?= 1000
crashes: setup-tests
	cargo test --locked --package server killed -- --nocapture

# LibFuzzer on everything that reads what strangers send, so many seconds each, on
# stable Rust without its sanitizers. Installing cargo-fuzz takes minutes.
SECONDS ?= 60
fuzz: setup
	cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz
	for target in message notation study record pocket; do \
		cargo fuzz run --fuzz-dir fuzz/cargo-fuzz -s none $$target -- -max_total_time=$(SECONDS) || exit 1; \
	done

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

# Divan's benches, then the program's own table.
bench: setup $(WORDS)
	IDEOGRAMA_LEXICON=$(CURDIR)/$(DICTIONARY)/node_modules/dictionary-es cargo bench --workspace --benches
	cargo run --release --quiet --package sobremesa -- bench

# How fast the bots think in the modules beside the program, and how soon a module is ready.
bench-wasm: setup $(WORDS) $(MODULES)
	cargo run --release --locked --package pocket --example beside

# Our room and a server of boardgame.io in turns, both playing REVERSO: what
# docs/performance.md compares.
RIVAL := cli/benches/boardgame.io
beside: setup $(WORDS)
	npm ci --prefix $(RIVAL)
	cargo build --release --locked --package sobremesa
	for round in 1 2 3 4 5; do \
		node $(RIVAL)/drive.js 80 10 && \
		target/release/sobremesa bench room reverso --tables 80 --sockets 0 --returning 0 && \
		target/release/sobremesa bench room reverso --tables 200 --sockets 0 --returning 0 && \
		target/release/sobremesa bench room reverso --tables 400 --sockets 0 --returning 0 || exit 1; \
	done

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
